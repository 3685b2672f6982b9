/** The simulated Pages behaves as users report of GitHub's. */
import { expect, test } from '@jest/globals';
import { type Site, simulatePages, type Tip } from './simulated-pages';

const siteOf = (text: string): Site => ({ 'a.json': Buffer.from(text) });
const [FIRST, SECOND, THIRD] = ['1', '2', '3'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
];

test('a second deployment of a version succeeds and changes nothing', () => {
  const pages = simulatePages();
  pages.deploy(FIRST, siteOf('old'));
  expect(pages.statusOf(FIRST)).toBe('deployment_in_progress');
  pages.wait(20);
  expect([pages.deploy(FIRST, siteOf('new')), pages.statusOf(FIRST)]).toEqual([200, 'succeed']);
  pages.wait(3600);
  expect(pages.live()).toEqual(siteOf('old'));
});

test('a version is the id of a commit', () => {
  const pages = simulatePages();
  expect(pages.deploy(`${FIRST}-1`, siteOf('new'))).toBe(404);
  expect([pages.statusOf(FIRST), pages.live()]).toEqual([undefined, {}]);
});

test('a failed deployment leaves the old site, and may be repeated', () => {
  const pages = simulatePages();
  pages.next('fails');
  pages.deploy(FIRST, siteOf('new'));
  pages.wait(20);
  expect([pages.statusOf(FIRST), pages.live()]).toEqual(['deployment_failed', {}]);
  pages.deploy(FIRST, siteOf('new'));
  pages.wait(20);
  expect([pages.statusOf(FIRST), pages.live()]).toEqual(['succeed', siteOf('new')]);
});

test('the edge keeps an answer for ten minutes, for each query', () => {
  const pages = simulatePages();
  expect(pages.get('/a.json').status).toBe(404);
  pages.deploy(FIRST, siteOf('new'));
  pages.wait(30);
  const statuses = () =>
    ['/a.json', '/a.json?1', '/a.json?2'].map((each) => pages.get(each).status);
  expect(statuses()).toEqual([404, 200, 200]);
  pages.wait(600);
  expect(statuses()).toEqual([200, 200, 200]);
});

test('builds of a branch wait for each other, and a failed one leaves the old site', () => {
  let tip: Tip | undefined;
  const pages = simulatePages(() => tip);
  const push = (commit: string, text: string): void => {
    tip = { commit, site: () => siteOf(text) };
    pages.wait(10);
  };
  expect(pages.lastBuild()).toBeUndefined();
  push(FIRST, 'first');
  pages.next('fails');
  push(SECOND, 'second');
  expect([pages.lastBuild(), pages.live()]).toEqual([{ commit: SECOND, status: 'building' }, {}]);
  pages.wait(20);
  expect(pages.live()).toEqual(siteOf('first'));
  pages.wait(40);
  expect(pages.lastBuild()).toEqual({ commit: SECOND, status: 'errored' });
  expect(pages.live()).toEqual(siteOf('first'));
  push(THIRD, 'third');
  pages.wait(40);
  expect(pages.lastBuild()).toEqual({ commit: THIRD, status: 'built' });
  expect(pages.live()).toEqual(siteOf('third'));
});
