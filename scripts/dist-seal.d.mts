/** The file of dist/ that holds the seal. */
export const SEAL: string;
/** The seal of a folder that was built from the sources below `root`. */
export function sealOf(root: string, built: string): string;
export function isSealed(root: string): boolean;
