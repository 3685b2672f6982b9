import { expect, test } from '@jest/globals';
import { labelsAt } from '../../../src/read/reports/labels';
import { reportOf } from '../../builders/parsed-reports';
import { grype, trivy } from '../../builders/reports';

const LABELS = {
  'org.opencontainers.image.title': ' Redis\n',
  'org.opencontainers.image.description': 'In-memory data store',
  'org.opencontainers.image.licenses': 'BSD-3-Clause',
  'org.opencontainers.image.url': 'https://redis.io',
  'org.opencontainers.image.source': 'https://github.com/acme/redis',
  'org.opencontainers.image.base.name': 'debian:12-slim',
  'org.opencontainers.image.vendor': 'Acme',
  maintainer: 'Acme',
};
const READ = {
  title: 'Redis',
  description: 'In-memory data store',
  licenses: 'BSD-3-Clause',
  url: 'https://redis.io',
  source: 'https://github.com/acme/redis',
  'base.name': 'debian:12-slim',
};

const metadata = (more: unknown, family = 'wolfi') => ({
  Metadata: { OS: { Family: family }, ImageConfig: more },
});

test.each([
  ['Trivy', trivy([], metadata({ config: { Labels: LABELS } })), READ, 'wolfi'],
  ['Trivy, without an operating system', trivy([], metadata(undefined, 'none')), {}, null],
  ['Grype', grype([], { labels: LABELS }, { distro: { name: 'alpine' } }), READ, 'alpine'],
  ['Grype, without an operating system', grype(), {}, null],
])('a report says of its image: %s', (_, json, labels, system) => {
  const report = reportOf(json);
  expect([report.labels, report.system]).toEqual([labels, system]);
});

test.each([
  ['a text as configuration', trivy([], metadata('amd64'))],
  ['a null as configuration', trivy([], metadata({ config: null }))],
  ['a list of labels', trivy([], metadata({ config: { Labels: ['a=b'] } }))],
  ['a text in place of labels', grype([], { labels: '<<PRESENCE>>' }, { distro: 'alpine' })],
  ['labels without a text', grype([], { labels: { 'org.opencontainers.image.title': 7 } })],
  ['a blank label', grype([], { labels: { 'org.opencontainers.image.title': ' ' } })],
])('labels that cannot be used do not make a report invalid: %s', (_, json) => {
  expect(reportOf(json).labels).toEqual({});
});

test('a label of any length takes little memory, and is well-formed', () => {
  const title = `\ud800${'😀'.repeat(5000)}`;
  expect(labelsAt({ 'org.opencontainers.image.title': title })).toEqual({
    title: `\ufffd${'😀'.repeat(999)}`,
  });
});
