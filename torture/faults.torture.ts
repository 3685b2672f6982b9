import { expect, test } from '@jest/globals';
import type { RunResult } from '../__tests__/e2e/action';
import { errorsOf, runWell, withWorld } from '../__tests__/e2e/builders';
import { checkoutOf, isSound, say, treeOf } from './catalog';
import { FAULTS, type Fault, openRelay } from './relay';

/** Runs wait most of the time: so many at once. */
const AT_ONCE = 8;

interface Spoiled {
  readonly requests: readonly string[];
  readonly result: RunResult;
  /** Which tree the branch holds after it, and after the next undisturbed run. */
  readonly after: 'old' | 'new' | 'another';
  readonly healed: boolean;
}

/** Publishes a changed scan over a server that spoils these requests. */
const spoil = async (faultOf: (index: number) => Fault | undefined): Promise<Spoiled> => {
  const spoiled: Spoiled[] = [];
  await withWorld(async (w) => {
    const server = await openRelay(w.server.url);
    const checkout = checkoutOf(w, 3);
    await runWell(w, checkout, { reports: 'b' });
    const renewed = treeOf(w);
    await runWell(w, checkout, { reports: 'a' });
    const old = treeOf(w);
    // One image keeps its record, so that published documents are read as well.
    server.faultOf = faultOf;
    const result = await w.run(checkout, { reports: 'b' }, { serverUrl: server.url });
    const requests = [...server.requests];
    await server.idle();
    const tree = treeOf(w);
    await runWell(w, checkout, { reports: 'b' });
    const healed = treeOf(w) === renewed && isSound(w);
    const after = tree === old ? 'old' : tree === renewed ? 'new' : 'another';
    spoiled.push({ requests, result, after, healed });
    server.close();
  });
  const [only] = spoiled;
  if (only === undefined) throw new Error('nothing was tried');
  return only;
};

/** Calls for all items, so many at once; results in their order. */
const inTurns = async <A, B>(
  items: readonly A[],
  use: (item: A) => Promise<B>,
): Promise<readonly B[]> => {
  const results: B[] = [];
  const queue = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      results[next[0]] = await use(next[1]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
};

test('every fault at every request: once is survived, for good is an error or done', async () => {
  const { requests } = await spoil(() => undefined);
  expect(requests.at(-1)).toBe('POST git-receive-pack');
  const cases = requests.flatMap((request, index) =>
    FAULTS.flatMap((fault) =>
      (['once', 'from then on'] as const).map((often) => ({ request, index, fault, often })),
    ),
  );
  const found = await inTurns(cases, async ({ request, index, fault, often }) => {
    const isSpoiled = (i: number): boolean => (often === 'once' ? i === index : i >= index);
    const { result, after, healed } = await spoil((i) => (isSpoiled(i) ? fault : undefined));
    const name = `${fault} ${often}, request ${index + 1} (${request})`;
    const ended = result.code === 0 && after === 'new';
    const explained = result.code === 1 && after !== 'another' && errorsOf(result).length > 0;
    const isFine = healed && (often === 'once' ? ended : ended || explained);
    return isFine ? [] : [`${name}: code ${result.code}, ${after} tree\n${result.log}`];
  });
  expect(found.flat()).toEqual([]);
  say(`faults survived: ${cases.length} of ${cases.length}, at ${requests.length} requests`);
});
