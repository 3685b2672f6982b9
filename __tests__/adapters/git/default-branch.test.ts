import { expect, test } from '@jest/globals';
import { isHeadBranch } from '../../../src/adapters/git/default-branch';

const ID = 'a'.repeat(40);
const line = (text: string): string => `12:00:00.000000 pkt-line.c:80  packet:  fetch< ${text}\n`;
const LIST = line(`${ID} refs/heads/gh-pages`);
const OLD = `${ID} HEAD\\0multi_ack side-band-64k symref=HEAD:refs/heads/`;

test.each<readonly [string, string, string, boolean]>([
  ['of protocol 2', line(`${ID} HEAD symref-target:refs/heads/main`), 'main', true],
  ['another branch', line(`${ID} HEAD symref-target:refs/heads/main`), 'gh-pages', false],
  ['one that begins alike', line(`${ID} HEAD symref-target:refs/heads/main2`), 'main', false],
  ['more attributes', line(`${ID} HEAD peeled:${ID} symref-target:refs/heads/main`), 'main', true],
  ['of an older protocol', line(`${OLD}main filter agent=git/2.39.5`), 'main', true],
  ['another branch, older', line(`${OLD}main filter agent=git/2.39.5`), 'gh-pages', false],
  ['where bytes have a sign', line(`${OLD}\\37777777703\\37777777644 filter`), 'ä', true],
  ['where bytes have none', line(`${OLD}\\303\\244 filter`), 'ä', true],
  ['a digit behind such a byte', line(`${OLD}\\303\\2441 filter`), 'ä1', true],
  ['a list behind it', line(`${ID} HEAD symref-target:refs/heads/main`) + LIST, 'main', true],
  ['a HEAD that names no branch', line(`${ID} HEAD`) + LIST, 'gh-pages', false],
  ['the same, older', line(`${ID} HEAD\\0multi_ack agent=git/2.39.5`) + LIST, 'gh-pages', false],
  ['one that is not there', line('unborn HEAD symref-target:refs/heads/main'), 'main', false],
  ['a HEAD beside branches', line(`${ID} HEAD symref-target:refs/other/main`), 'main', false],
  ['no list', '', 'main', false],
])('the branch of HEAD: %s', (_, packets, branch, expected) => {
  expect(isHeadBranch(packets, branch)).toBe(expected);
});
