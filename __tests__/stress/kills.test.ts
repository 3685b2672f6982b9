import { expect, test } from '@jest/globals';
import { type Random, seeded } from '../builders/random';
import { runWell, withWorld } from '../e2e/runs';
import type { World } from '../e2e/world';
import { BRANCH, checkoutOf, isSound, say, treeOf } from './catalog';
import { type Relay, withRelay } from './relay';

const KILLS = Number(process.env['STRESS_KILLS'] ?? 210);
const SEED = Number(process.env['STRESS_SEED'] ?? 1);
const IMAGES = 20;

/** When the action is killed: at some time, some time after a request, or while it pushes. */
const WHENS = ['at some time', 'after a request', 'during the push'] as const;
type When = (typeof WHENS)[number];

interface Killed {
  readonly when: When;
  /** Of a kill during the push: whether the server had acknowledged it already. */
  readonly acknowledged: boolean;
  /** Whether the run ended by itself before it could be killed. */
  readonly late: boolean;
  readonly tree: string;
}

interface Bench {
  readonly w: World;
  readonly server: Relay;
  readonly checkout: ReturnType<typeof checkoutOf>;
  readonly random: Random;
  /** Milliseconds that an undisturbed run takes. */
  readonly usual: number;
}

/** Runs with these reports and kills the run, or its whole machine, when it is time. */
const killOnce = async (
  { w, server, checkout, random, usual }: Bench,
  reports: string,
  when: When,
): Promise<Killed> => {
  const killer = new AbortController();
  const wholeMachine = random.below(2) === 0;
  let acknowledged = false;
  let ended = false;
  const killAfter = (ms: number): void => {
    setTimeout(() => {
      // A run that was faster than its killer is none of the killed.
      if (ended) return;
      killer.abort();
      if (wholeMachine) server.cut();
    }, ms);
  };
  server.reset();
  if (when === 'at some time') killAfter(random.below(usual));
  if (when === 'after a request') {
    const chosen = random.below(9);
    const delay = random.below(20);
    server.faultOf = (index) => {
      if (index === chosen) killAfter(delay);
      return undefined;
    };
  }
  if (when === 'during the push') {
    const afterwards = random.below(2) === 0;
    const delay = random.below(afterwards ? 20 : 60);
    server.onPush = (moment) => {
      if (moment === (afterwards ? 'acknowledged' : 'begins')) killAfter(delay);
      if (moment === 'acknowledged' && !killer.signal.aborted) acknowledged = true;
    };
  }
  const { signal } = killer;
  const { code } = await w.run(checkout, { reports }, { serverUrl: server.url, signal });
  ended = true;
  await server.idle();
  return { when, acknowledged, late: code !== 137, tree: treeOf(w) };
};

const survivesKills = async (w: World, server: Relay): Promise<void> => {
  const checkout = checkoutOf(w, IMAGES);
  const options = { serverUrl: server.url };
  /** The records that follow from each set of reports; what is remembered depends on the nights before, too. */
  const records = new Map<string, string>();
  const recordsOf = (): string => w.git('rev-parse', `${BRANCH}:api/v1/security`);
  let usual = 0;
  for (const reports of ['b', 'a']) {
    const start = Date.now();
    await runWell(w, checkout, { reports }, options);
    usual = Date.now() - start;
    records.set(reports, recordsOf());
  }
  const bench = { w, server, checkout, random: seeded(SEED), usual };
  const killed: Killed[] = [];
  let now = 'a';
  const really = (): readonly Killed[] => killed.filter(({ late }) => !late);
  for (let i = 0; really().length < KILLS; i += 1) {
    const next = now === 'a' ? 'b' : 'a';
    const before = treeOf(w);
    const kill = await killOnce(bench, next, WHENS[i % WHENS.length] ?? 'at some time');
    killed.push(kill);
    server.reset();
    await runWell(w, checkout, { reports: next }, options);
    // The next run finds the old tree, or has nothing left to do.
    expect([before, treeOf(w)]).toContain(kill.tree);
    expect(recordsOf()).toBe(records.get(next));
    now = next;
  }
  expect(isSound(w)).toBe(true);
  expect(w.log(BRANCH).length).toBeGreaterThan(1);
  const pushes = really().filter(({ when }) => when === 'during the push');
  const seen = pushes.filter(({ acknowledged }) => acknowledged).length;
  say(
    `kills survived: ${KILLS} of ${KILLS} (${killed.length - KILLS} runs ended before); ` +
      `${pushes.length} between the first byte of the push and the exit, ` +
      `${pushes.length - seen} before and ${seen} after the acknowledgement`,
  );
  expect(pushes.length).toBeGreaterThanOrEqual(Math.floor(KILLS / WHENS.length));
  expect(seen).toBeGreaterThan(0);
  expect(seen).toBeLessThan(pushes.length);
};

test('a run that is killed leaves the old tree or the new one, and the next run works', () =>
  withWorld((w) => withRelay(w.server.url, (server) => survivesKills(w, server))));
