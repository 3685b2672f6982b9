/**
 * GitHub Pages as far as a workflow can see it, in simulated time: what it serves, and when. Facts that are not documented
 * are those that users report: a deployment of a version that is already deployed succeeds and changes nothing
 * (actions/deploy-pages#383), a version is the id of a commit, builds of a branch wait for each other.
 */

/** Paths with `/` and contents. */
export type Site = Readonly<Record<string, Buffer>>;

/** The tip of the branch that Pages deploys, and its files. */
export interface Tip {
  readonly commit: string;
  readonly site: () => Site;
}

/** What goes wrong with the next deployment or build: it fails, or it is not served although it succeeded. */
export type Fault = 'fails' | 'is not served';

export interface Served {
  readonly status: number;
  readonly body: Buffer;
}

interface Work {
  readonly version: string;
  readonly site: Site;
  readonly ends: number;
  readonly fault: Fault | undefined;
}

export interface SimulatedPages {
  /** Lets time pass, in seconds. */
  wait(seconds: number): void;
  /** Deploys a site under a version. The answer is the status of GitHub: 200, or 404 if that is no id of a commit. */
  deploy(version: string, site: Site): 200 | 404;
  /** The status of a deployment, as GitHub's API names it; undefined of an unknown one. */
  statusOf(version: string): string | undefined;
  /** The last build of the branch; undefined if there is none. */
  lastBuild(): { readonly commit: string; readonly status: string } | undefined;
  /** What a reader gets at a path with its query: the edge keeps each answer for ten minutes. */
  get(address: string): Served;
  /** What is served behind the edge. */
  live(): Site;
  /** The next deployment or build has this fault. */
  next(fault: Fault): void;
}

const SECONDS = { deployment: 20, build: 40, edge: 600, request: 5 };
const COMMIT = /^[0-9a-f]{40}$/;
const NOT_FOUND: Served = { status: 404, body: Buffer.from('<!DOCTYPE html>\n') };

/** A site; `branch` tells the tip of the branch that it deploys, if Pages deploys a branch. */
export const simulatePages = (branch?: () => Tip | undefined): SimulatedPages => {
  let now = 0;
  let live: Site = {};
  let fault: Fault | undefined;
  const deployments = new Map<string, Work>();
  const builds: Work[] = [];
  const served = new Set<Work>();
  const edge = new Map<string, { readonly until: number; readonly answer: Served }>();

  const take = (version: string, site: Site, ends: number): Work => {
    const work = { version, site, ends, fault };
    fault = undefined;
    return work;
  };
  /** A push queues a build behind the one that runs. */
  const look = (): void => {
    const tip = branch?.();
    const last = builds.at(-1);
    if (tip === undefined || tip.commit === last?.version) return;
    builds.push(take(tip.commit, tip.site(), Math.max(now, last?.ends ?? 0) + SECONDS.build));
  };
  const settle = (): void => {
    look();
    const all = [...deployments.values(), ...builds].sort((a, b) => a.ends - b.ends);
    for (const work of all.filter(({ ends }) => ends <= now)) {
      if (!served.has(work) && work.fault === undefined) live = work.site;
      served.add(work);
    }
  };
  const wait = (seconds: number): void => {
    settle();
    now += seconds;
    settle();
  };
  const fresh = (pathname: string): Served => {
    const body =
      live[pathname.endsWith('/') || pathname === '' ? `${pathname}index.html` : pathname];
    return body === undefined ? NOT_FOUND : { status: 200, body };
  };

  return {
    wait,
    deploy(version, site) {
      if (!COMMIT.test(version)) return 404;
      const known = deployments.get(version);
      if (known === undefined || known.fault === 'fails')
        deployments.set(version, take(version, site, now + SECONDS.deployment));
      return 200;
    },
    statusOf(version) {
      const work = deployments.get(version);
      if (work === undefined) return undefined;
      if (work.ends > now) return 'deployment_in_progress';
      return work.fault === 'fails' ? 'deployment_failed' : 'succeed';
    },
    lastBuild() {
      settle();
      const work = builds.at(-1);
      if (work === undefined) return undefined;
      const ended = work.fault === 'fails' ? 'errored' : 'built';
      return { commit: work.version, status: work.ends > now ? 'building' : ended };
    },
    get(address) {
      wait(SECONDS.request);
      const known = edge.get(address);
      if (known !== undefined && known.until > now) return known.answer;
      const answer = fresh(new URL(address, 'http://site/').pathname.slice(1));
      edge.set(address, { until: now + SECONDS.edge, answer });
      return answer;
    },
    live() {
      settle();
      return live;
    },
    next(kind) {
      fault = kind;
    },
  };
};
