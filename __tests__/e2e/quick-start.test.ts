/** The quick start by the letter: the files that the README has, and what three nights publish, the last of them after a rebuild. */
import { expect, test } from '@jest/globals';
import { digestOf } from '../builders/digest';
import { REGISTRY } from '../builders/items';
import { blocksIn } from '../documents/blocks';
import { workflowOf } from '../workflows/workflow';
import { MANIFEST, reportOf, V1 } from './builders';
import { json } from './results';
import { inWorld } from './runs';
import { onLinux, reference, start } from './workflow-starts';

const blockOf = (kind: string): string =>
  blocksIn('README.md').find((block) => block.kind === kind)?.text ?? '';

const IMAGE = `${REGISTRY}/images/redis`;
const nightOf = (day: number): string => `2026-01-0${day}T02:17:00Z`;
const [FIRST, SECOND, THIRD] = [nightOf(1), nightOf(2), nightOf(3)];
const [FORMER, PRESENT] = [digestOf('former'), digestOf('present')];

/** The report of a night, which states the digest that the tag has then. */
const nightly = (at: string, digest: string, cves: readonly string[]) => ({
  [reference('redis', ':8.2.1')]: reportOf(
    'redis',
    '8.2.1',
    cves.map((id) => ({ id, fixed: '3.5.4-r0' })),
    { at, digests: [`${IMAGE}@${digest}`] },
  ),
});

onLinux('the quick start', () => {
  test(
    'states no digest, and publishes which build is current, which one was, and what the rebuild closed',
    inWorld(async (w) => {
      const [manifest, workflow] = [blockOf('yaml manifest'), blockOf('yaml workflow')];
      expect(manifest).not.toContain('sha256');
      w.commitFiles('main', { [MANIFEST]: manifest, '.github/workflows/nightly.yml': workflow });
      const nights = [
        nightly(FIRST, FORMER, ['CVE-2026-2']),
        nightly(SECOND, FORMER, ['CVE-2026-1', 'CVE-2026-2']),
        nightly(THIRD, PRESENT, ['CVE-2026-2']),
      ];
      for (const reports of nights) {
        const { results } = await start(w, workflowOf(workflow), {}, reports);
        expect(results.map(([, result]) => result)).not.toContain('failure');
      }

      const tree = w.tree('gh-pages');
      const { releases } = json(tree, `${V1}/images/redis/releases.json`) as {
        readonly releases: readonly unknown[];
      };
      expect(releases).toEqual([
        expect.objectContaining({
          ...{ version: '8.2.1', digest: PRESENT, digestFrom: 'scan', since: THIRD },
          former: [{ digest: FORMER, until: THIRD, scanned: SECOND }],
        }),
      ]);
      expect(json(tree, `${V1}/status.json`)).toMatchObject({
        data: [
          {
            ...{ digest: PRESENT, digestFrom: 'scan', state: 'scanned' },
            fixes: { system: 0, language: 0, survived: 1 },
          },
        ],
      });

      const entriesOf = (digest: string) => {
        const file = `${V1}/digest/${digest.slice('sha256:'.length).slice(0, 2)}.json`;
        const { data } = json(tree, file) as { readonly data: Record<string, unknown> };
        return data[digest];
      };
      const entry = { slug: 'redis', version: '8.2.1' };
      expect([entriesOf(PRESENT), entriesOf(FORMER)]).toEqual([
        [expect.objectContaining({ ...entry, status: 'current' })],
        [
          expect.objectContaining({
            ...{ ...entry, status: 'superseded', until: THIRD, supersededBy: PRESENT },
            closedSince: expect.objectContaining({ high: 1, ids: ['CVE-2026-1'] }),
          }),
        ],
      ]);
      expect(Object.keys(tree).filter((file) => file.startsWith(`${V1}/digest/`))).toHaveLength(2);

      const { images } = json(tree, `${V1}/changes/2026-01-03.json`) as {
        readonly images: readonly { readonly rebuilt: unknown }[];
      };
      expect(images.map(({ rebuilt }) => rebuilt)).toEqual([
        [{ version: '8.2.1', from: FORMER, to: PRESENT, at: THIRD }],
      ]);
      const { data } = json(tree, `${V1}/fixes.json`) as {
        readonly data: readonly {
          readonly scope: string;
          readonly clock: string;
          readonly n: number;
        }[];
      };
      expect(data.find(({ scope, clock }) => scope === 'all' && clock === 'seen')).toMatchObject({
        n: 1,
      });
      expect(w.log('gh-pages').map(({ subject }) => subject)).toEqual([
        '🟢 CVE-2026-1 closed in 1 image · redis 8.2.1 rebuilt',
        '🟠 CVE-2026-1 (high) new in 1 image',
        '✅ First publish: 1 image · 1 finding in newest versions, 1 with a fix',
      ]);
    }),
  );
});
