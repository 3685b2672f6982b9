const GHSA_ID = /^GHSA(?:-[0-9a-z]{4}){3}$/;

/** True for an id of a GitHub advisory, such as `GHSA-3ppc-4f35-3m26`. */
export const isGhsaId = (text: string): boolean => GHSA_ID.test(text);
