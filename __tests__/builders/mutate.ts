import type { Random } from './random';

/** Texts with a special meaning in JSON, YAML, terminals or workflow commands. */
const SPECIAL_TEXTS = [
  ...['{', '}', '[', ']', '"', ',', ':', '\\', '\n', '::error::', '\u001b[31m', '\u202e', '\ud800'],
  ...['null', '1e999', '-', '&a', '*a', '<<: ', '\t', '\u0000', '__proto__'],
];

/** Unexpected values for a decoder. */
const VALUES: ReadonlyArray<unknown> = [
  null,
  true,
  0,
  -1,
  1e300,
  '',
  ' ',
  '\ud800',
  'x'.repeat(5000),
  [],
  {},
  [null],
  { __proto__: null },
  'sha256:',
  '../..',
  '::set-output::',
  '\u202e',
  [[[[]]]],
  '2026-02-30T00:00:00Z',
];

const splice = (bytes: Buffer, at: number, removed: number, added: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, at), added, bytes.subarray(at + removed)]);

/** Makes one to four small changes anywhere in the bytes. */
export const mutateBytes = (bytes: Buffer, random: Random): Buffer => {
  let result: Buffer = Buffer.from(bytes);
  for (let changes = 1 + random.below(4); changes > 0; changes--) {
    const at = random.below(result.length + 1);
    const kind = random.below(5);
    if (kind === 0) result = splice(result, at, 1, Buffer.from([random.below(256)]));
    else if (kind === 1) result = splice(result, at, 1 + random.below(200), Buffer.alloc(0));
    else if (kind === 2) result = splice(result, at, 0, Buffer.from(random.pick(SPECIAL_TEXTS)));
    else if (kind === 3) result = result.subarray(0, at);
    else result = splice(result, at, 0, result.subarray(at, at + random.below(500)));
  }
  return result;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mutateList = (list: ReadonlyArray<unknown>, random: Random): unknown => {
  const at = random.below(Math.max(1, list.length));
  const kind = random.below(5);
  if (kind === 0) return [...list.slice(0, at), ...list.slice(at + 1)];
  if (kind === 1) return [...list, ...list.slice(at, at + 3)];
  if (kind === 2) return [...list].reverse();
  return list.map((item, i) => (i === at ? mutateValue(item, random) : item));
};

const mutateMap = (map: Record<string, unknown>, random: Random): unknown => {
  const keys = Object.keys(map);
  const key = keys.length > 0 ? random.pick(keys) : 'x';
  const kind = random.below(6);
  if (kind === 0) return Object.fromEntries(Object.entries(map).filter(([name]) => name !== key));
  if (kind === 1)
    return { ...map, [random.pick(['__proto__', 'constructor', 'x-y', ''])]: random.pick(VALUES) };
  return Object.fromEntries(
    Object.entries(map).map(([name, value]) => [
      name,
      name === key ? mutateValue(value, random) : value,
    ]),
  );
};

/** Replaces a value somewhere in a tree. */
export const mutateValue = (value: unknown, random: Random): unknown => {
  if (random.below(12) === 0) return random.pick(VALUES);
  if (Array.isArray(value)) return mutateList(value, random);
  if (isObject(value)) return mutateMap(value, random);
  return random.pick(VALUES);
};
