/** The form of a platform: `os/architecture[/variant]` in the words of OCI. */
export const PLATFORM = '[a-z0-9]+/[a-z0-9]+(/[a-z0-9.]+)?';
const form = new RegExp(`^${PLATFORM}$`);

/** How other tools spell architectures, and what OCI calls them. */
const OTHER_WORDS: ReadonlyMap<string, string> = new Map([
  ['x86_64', 'amd64'],
  ['x86-64', 'amd64'],
  ['aarch64', 'arm64'],
  ['i386', '386'],
  ['armhf', 'arm/v7'],
  ['armel', 'arm/v6'],
]);

/** Variants that mean the same as none, and the variant that none means. */
const DEFAULTS: ReadonlyArray<readonly [written: RegExp, name: string]> = [
  [/\/arm64\/v8$/, '/arm64'],
  [/\/amd64\/v1$/, '/amd64'],
  [/\/arm$/, '/arm/v7'],
];

/** True for another tool's word for an architecture, in any case. */
export const isOtherSpelling = (text: string): boolean =>
  OTHER_WORDS.has(text.split('/')[1]?.toLowerCase() ?? '');

export const isPlatform = (text: string): boolean => form.test(text) && !isOtherSpelling(text);

/**
 * The name of a platform: OCI's words in lower case, without a variant that is the default; `arm` has the variant
 * `v7`. Undefined if operating system or architecture is missing, or anything has another form.
 */
export const platformName = (
  os: string,
  architecture: string,
  variant: string | undefined,
): string | undefined => {
  const written = architecture.toLowerCase();
  const word = OTHER_WORDS.get(written) ?? written;
  const more = variant && !word.includes('/') ? `/${variant.toLowerCase()}` : '';
  const whole = `${os.toLowerCase()}/${word}${more}`;
  if (!form.test(whole)) return undefined;
  const [same, name] = DEFAULTS.find(([each]) => each.test(whole)) ?? [];
  return same === undefined || name === undefined ? whole : whole.replace(same, name);
};

export const nameOfPlatform = (text: string): string | undefined => {
  const [os = '', architecture = '', variant] = text.split('/');
  return platformName(os, architecture, variant);
};
