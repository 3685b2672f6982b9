/** The section about the catalog itself: what its owner changed between two runs, and what ended. */
import { expect, test } from '@jest/globals';
import { stringify } from 'yaml';
import { reportsOf } from '../../builders/catalog';
import { digestOf } from '../../builders/digest';
import { imageFields, REGISTRY } from '../../builders/items';
import { memoryGit } from '../../builders/memory-git';
import { runAction } from '../../builders/run';

type Json = Readonly<Record<string, unknown>>;

const image = (slug: string, versions: ReadonlyArray<Json>, more: Json = {}): Json => ({
  ...imageFields(slug),
  versions,
  ...more,
});
const version = (name: string, more: Json = {}): Json => ({
  version: name,
  digest: digestOf(name),
  ...more,
});
const chart = (slug: string, chartVersion: string): Json => ({
  ...{ slug, category: 'c', summary: 's', tier: 'low', license: 'MIT', appVersion: '8' },
  chartVersion,
});
const REDIS = image('redis', [version('8.2.1'), version('8.0.3')]);

interface Case {
  readonly before: Json;
  readonly after: Json;
  readonly lines: ReadonlyArray<string>;
  readonly heading: string;
}

const CASES: Readonly<Record<string, Case>> = {
  'a new digest is reported as a loss': {
    before: { images: [REDIS] },
    after: {
      images: [image('redis', [version('8.2.1', { digest: digestOf('new') }), version('8.0.3')])],
    },
    lines: [
      `- 🔁 \`redis\` \`8.2.1\` digest changed, not scanned yet: \`${digestOf('8.2.1').slice(0, 19)}…\` → \`${digestOf('new').slice(0, 19)}…\``,
    ],
    heading:
      '🔁 redis 8.2.1: digest changed, not scanned yet · 1 image counted by an older version',
  },
  'a replacement or a reason is missing where something was removed': {
    before: {
      images: [REDIS, image('minio', [version('1')]), image('nats', [version('2')])],
      charts: [chart('redis', '1.0.0')],
    },
    after: {
      images: [image('redis', [version('8.2.1')])],
      retired: [
        { slug: 'minio', replacedBy: { slug: 'redis' }, reason: 'upstream | went *source* only' },
        { slug: 'redis', version: '8.0.3', replacedBy: { slug: 'redis', version: '8.2.1' } },
      ],
    },
    lines: [
      '- ➖ `minio` `1` removed → use `redis`: upstream &#124; went &#42;source&#42; only',
      '- ➖ `nats` `2` removed',
      '- ➖ `redis` `8.0.3` removed → use `redis:8.2.1`',
      '- ➖ chart `redis` removed',
    ],
    heading: '➖ minio, nats and 2 more removed',
  },
  'something new is missing': {
    before: { images: [REDIS], charts: [chart('nats', '1.0.0')] },
    after: {
      images: [
        image('redis', [version('8.2.2'), version('8.2.1'), version('8.0.3')]),
        image('valkey', [version('8.1.0')]),
        image('empty', []),
      ],
      charts: [chart('nats', '1.1.0'), chart('redis', '1.0.0')],
    },
    lines: [
      '- ➕ `valkey` `8.1.0` added',
      '- ➕ `empty` added',
      '- ➕ `redis` `8.2.2` added',
      '- ➕ chart `redis` added',
      '- 🔁 chart `nats` updated: `1.0.0` → `1.1.0`',
    ],
    heading: '➕ valkey, empty and 2 more added · chart nats updated',
  },
  'the end of support is missing': {
    before: { images: [REDIS] },
    after: {
      images: [
        image('redis', [
          version('8.2.1', { deprecated: true }),
          version('8.0.3', { eol: '2025-12-31' }),
        ]),
      ],
    },
    lines: [
      '- ⌛ `redis` `8.0.3` support ended 2025-12-31',
      '- ⚠️ `redis` `8.2.1` now deprecated',
      '- ✎ `redis` edited: `eol`',
    ],
    heading: '⌛ redis 8.0.3 past its end of support · redis 8.2.1 deprecated',
  },
  'an edit is missing': {
    before: { images: [REDIS] },
    after: {
      images: [{ ...REDIS, summary: 'Another', tier: 'critical', 'x-a`b': 1 }],
      project: { name: 'Acme' },
    },
    lines: [
      '- ✎ `redis` edited: `summary`, `tier`, `x-a\\u0060b`',
      '- ✎ the catalog itself edited: `project`',
    ],
    heading: '✎ redis, catalog edited',
  },
};

test.each(Object.entries(CASES))('%s', async (_, { before, after, lines, heading }) => {
  const { git } = memoryGit();
  const reports = reportsOf({ 'redis/8.2.1': [], 'redis/8.0.3': [] });
  const inputs = { 'allow-removals': 'true' };
  const filesOf = (manifest: Json) => ({
    'catalog.yaml': stringify({ registry: REGISTRY, ...manifest }),
  });
  await runAction({ git, files: { ...filesOf(before), ...reports }, inputs });
  const ran = await runAction({ git, files: filesOf(after), inputs });
  const [, section = ''] = /### What changed\n\n(.*?)\n\n/s.exec(ran.summary) ?? [];
  expect({ errors: ran.errors, lines: section.split('\n'), heading: ran.log.at(-1) }).toEqual({
    ...{ errors: [], lines, heading },
  });
});

test('more than ten changes are not folded', async () => {
  const { git } = memoryGit();
  const manifest = (slugs: ReadonlyArray<string>) => ({
    'catalog.yaml': stringify({
      registry: REGISTRY,
      images: slugs.map((slug) => image(slug, [version('1')])),
    }),
  });
  await runAction({ git, files: manifest(['a']) });
  const slugs = Array.from({ length: 13 }, (_, i) => `b${i}`);
  const { summary } = await runAction({ git, files: manifest(['a', ...slugs]) });
  expect(summary).toContain('\n\nand 3 more, in the folded list\n\n');
  expect(summary.match(/^- ➕ .*$/gm)).toHaveLength(13);
});
