/** Shell commands to copy. Their words come from documents, and are not trusted. */

/** A word that needs no quotes in sh, PowerShell or cmd, and is not an option. */
const PLAIN = /^[A-Za-z0-9][A-Za-z0-9_@+:./-]*$/;

/** Undefined unless every word is plain. */
const command = (fixed: string, ...words: ReadonlyArray<string>): string | undefined =>
  words.every((word) => PLAIN.test(word)) ? [fixed, ...words].join(' ') : undefined;

export const installCommand = (
  name: string,
  chartRef: string,
  version: string,
): string | undefined => {
  const install = command('helm install', name, chartRef);
  const pinned = command('--version', version);
  return install === undefined || pinned === undefined ? undefined : `${install} ${pinned}`;
};

/** Lists the affected references in a CVE document, one per line. */
export const affectedCommand = (address: string): string | undefined => {
  const get = command('curl -s', address);
  return get && `${get} | jq -r '.images[] | .image + ":" + .versions[].version'`;
};

/** A command that a document states; undefined if it could hide characters or leave its line. */
export const statedCommand = (text: string): string | undefined =>
  /[^ -~]/.test(text) ? undefined : text;

/** The text is undefined if it would be unsafe to copy. */
export type Way = readonly [name: string, text: string | undefined];

export const waysToUse = (
  image: string,
  version: string,
  digest: string | undefined,
): ReadonlyArray<Way> => {
  const tagged = `${image}:${version}`;
  const pinned = digest === undefined ? tagged : `${tagged}@${digest}`;
  return [
    ['docker', command('docker pull', tagged)],
    ...(digest === undefined
      ? []
      : [['digest', command('docker pull', `${image}@${digest}`)] as const]),
    ['Dockerfile', command('FROM', pinned)],
    ['compose', command('image:', pinned)],
  ];
};
