const GHSA_ID = /^GHSA(?:-[0-9a-z]{4}){3}$/;

/** Whether a text is an identifier of GitHub's advisories such as `GHSA-3ppc-4f35-3m26`. */
export const isGhsaId = (text: string): boolean => GHSA_ID.test(text);
