export type Relation = 'same' | 'unclear' | 'another';

interface Split {
  /** Without leading zeros: the epoch of `0:` is empty. Undefined without an epoch. */
  readonly epoch: string | undefined;
  readonly rest: string;
}

const split = (version: string): Split => {
  const epoch = /^0*([0-9]*):/.exec(version);
  return {
    epoch: epoch?.[1],
    rest: version.slice(epoch?.[0].length ?? 0).replace(/^v(?=[0-9])/, ''),
  };
};

/** Removes the build number of the distribution. */
const withoutRevision = (type: string, version: string): string => {
  if (type === 'apk') return version.replace(/-r[0-9]+$/, '');
  return type === 'deb' || type === 'rpm' ? version.replace(/-[^-]*$/, '') : version;
};

/** Debian goes back to a version under a higher number: `5.6.1+really5.4.5` is 5.4.5. */
const upstreamOf = (type: string, version: string): string =>
  (type === 'deb' ? version.split('+really').at(-1) : '') || version;

/**
 * Compares the version of a package of a type, as a distribution installed it (null if its report states none), with
 * the one that an advisory names: `5.6.1` is `5.6.1-r0` of `apk` and `1:5.6.1-1` of `deb`. `examples/contains.sh` has
 * the same rule, and both are held to one table of tests.
 */
export const relationOf = (type: string, installed: string | null, asked: string): Relation => {
  if (installed === null) return 'unclear';
  const wanted = split(asked);
  const own = split(installed);
  if (wanted.epoch !== undefined && wanted.epoch !== (own.epoch ?? '')) return 'another';
  const released = withoutRevision(type, own.rest);
  const upstream = upstreamOf(type, released);
  if ([own.rest, released, upstream].includes(wanted.rest)) return 'same';
  const goesOn =
    upstream.startsWith(wanted.rest) && !/^[0-9]/.test(upstream.slice(wanted.rest.length));
  return goesOn ? 'unclear' : 'another';
};
