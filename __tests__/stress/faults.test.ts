import { expect, test } from '@jest/globals';
import type { RunResult } from '../e2e/action';
import type { Environment } from '../e2e/process';
import { errorsOf } from '../e2e/results';
import { runWell, withWorld } from '../e2e/runs';
import type { World } from '../e2e/world';
import { BRANCH, checkoutOf, isSound, say, treeOf } from './catalog';
import { FAULTS, type Fault, type Relay, SILENCE, withRelay } from './relay';

const REF = `refs/heads/${BRANCH}`;

/** Runs wait most of the time: so many at once. */
const AT_ONCE = 8;

/** What a run finds, and what it is told to do with it. */
interface Situation {
  readonly inputs: Environment;
  /** Makes what the run finds, given a publish of the former scan. */
  readonly prepare: (w: World, publishFormer: () => Promise<void>) => Promise<void>;
}

const behindSomebody: Situation['prepare'] = async (w, publishFormer) => {
  await publishFormer();
  w.commitFile(BRANCH, 'README.md', 'hello\n');
};

const withoutFilters: Situation['prepare'] = async (w, publishFormer) => {
  await publishFormer();
  w.git('config', 'uploadpack.allowFilter', 'false');
};

/** As before version 2: every ref is told at once, whatever is asked for. */
const inOldProtocol: Situation['prepare'] = async (w, publishFormer) => {
  await publishFormer();
  w.server.hooks.onRequest = async ({ headers }) => {
    delete headers['git-protocol'];
    return undefined;
  };
};

const TIP_OF_OURS: Situation = { inputs: {}, prepare: (_, publishFormer) => publishFormer() };

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'a tip of ours': TIP_OF_OURS,
  'no branch': { inputs: {}, prepare: async () => undefined },
  'a tip of somebody else': { inputs: {}, prepare: behindSomebody },
  'a history to squash': { inputs: { history: 'squash' }, prepare: behindSomebody },
  'a server without filters': { inputs: {}, prepare: withoutFilters },
  'a server of the old protocol': { inputs: {}, prepare: inOldProtocol },
};

interface Spoiled {
  readonly requests: readonly string[];
  readonly result: RunResult;
  /** Which tree the branch holds after it, and after the next undisturbed run. */
  readonly after: 'old' | 'new' | 'another';
  readonly healed: boolean;
}

const refOf = (w: World): string => w.git('for-each-ref', '--format=%(objectname)', REF);

const treeIfAny = (w: World): string => (refOf(w) === '' ? 'none' : treeOf(w));

/** Publishes a changed scan over a server that spoils these requests. */
const spoil = async (
  { inputs, prepare }: Situation,
  faultOf: (index: number) => Fault | undefined,
): Promise<Spoiled> => {
  const spoiled: Spoiled[] = [];
  const publishThrough = async (w: World, server: Relay): Promise<void> => {
    const checkout = checkoutOf(w, 3);
    // All runs have one address of the server, which the ids in feeds follow from.
    const through = { serverUrl: server.url };
    await prepare(w, async () => {
      await runWell(w, checkout, { reports: 'a' }, through);
    });
    const [found, old] = [refOf(w), treeIfAny(w)];
    await runWell(w, checkout, { reports: 'b', ...inputs }, through);
    const renewed = treeOf(w);
    w.git('update-ref', ...(found === '' ? ['-d', REF] : [REF, found]));
    // One image keeps its record, so that published documents are read as well.
    server.reset();
    server.faultOf = faultOf;
    const result = await w.run(checkout, { reports: 'b', ...inputs }, through);
    const requests = [...server.requests];
    await server.idle();
    const tree = treeIfAny(w);
    server.reset();
    await runWell(w, checkout, { reports: 'b', ...inputs }, through);
    const healed = treeOf(w) === renewed && isSound(w);
    const after = tree === old ? 'old' : tree === renewed ? 'new' : 'another';
    spoiled.push({ requests, result, after, healed });
  };
  await withWorld((w) => withRelay(w.server.url, (server) => publishThrough(w, server)));
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

/** For good is tried where most runs are; elsewhere it differs in nothing but the requests before. */
const OFTEN = (name: string) =>
  name === 'a tip of ours' ? (['once', 'from then on'] as const) : (['once'] as const);

test.each(Object.entries(SITUATIONS))(
  '%s, every fault at every request: once is survived, for good is an error or done',
  async (name, situation) => {
    const { requests } = await spoil(situation, () => undefined);
    expect(requests.at(-1)).toBe('POST git-receive-pack');
    const cases = requests.flatMap((request, index) =>
      FAULTS.flatMap((fault) => OFTEN(name).map((often) => ({ request, index, fault, often }))),
    );
    const found = await inTurns(cases, async ({ request, index, fault, often }) => {
      const isSpoiled = (i: number): boolean => (often === 'once' ? i === index : i >= index);
      const { result, after, healed } = await spoil(situation, (i) =>
        isSpoiled(i) ? fault : undefined,
      );
      const what = `${fault} ${often}, request ${index + 1} (${request})`;
      const ended = result.code === 0 && after === 'new';
      const explained = result.code === 1 && after !== 'another' && errorsOf(result).length > 0;
      const isFine = healed && (often === 'once' ? ended : ended || explained);
      return isFine ? [] : [`${what}: code ${result.code}, ${after} tree\n${result.log}`];
    });
    expect(found.flat()).toEqual([]);
    say(
      `faults survived on ${name}: ${cases.length} of ${cases.length}, at ${requests.length} requests`,
    );
  },
);

test('a server that falls silent is given up after a while, and asked again', async () => {
  const { requests } = await spoil(TIP_OF_OURS, () => undefined);
  const found = await inTurns([...requests.keys()], async (index) => {
    const { result, after, healed } = await spoil(TIP_OF_OURS, (i) =>
      i === index ? SILENCE : undefined,
    );
    const isFine = healed && result.code === 0 && after === 'new';
    return isFine ? [] : [`request ${index + 1}: code ${result.code}, ${after}\n${result.log}`];
  });
  expect(found.flat()).toEqual([]);
  say(`silences survived: ${requests.length} of ${requests.length}`);
});
