/** The recipes for pods say that they cannot tell wherever the catalog or the cluster does not answer. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Answers, API, type ServedScript, serveScript } from './served-script';
import { hasShell } from './shell';

const AFFECTED = `sha256:${'a'.repeat(64)}`;
const UNKNOWN = `sha256:${'b'.repeat(64)}`;
const SHORT = AFFECTED.slice(0, 19);

const container = (reference: string) => ({ imageID: reference });
const ours = (end: string) => container(`ghcr.io/acme/images/redis${end}`);

/** Every kind of container of a pod; one without a digest, and one of another registry. */
const PODS = {
  items: [
    {
      status: {
        containerStatuses: [ours(`@${AFFECTED}`), container('docker.io/busybox@sha256:0')],
      },
    },
    {
      status: {
        initContainerStatuses: [ours(`@${AFFECTED}`)],
        ephemeralContainerStatuses: [ours(`@${UNKNOWN}`)],
      },
    },
    { status: { containerStatuses: [ours(':8'), { imageID: null }] } },
    { status: {} },
  ],
};
const kubectl = (text: string): string => `#!/usr/bin/env bash\n${text}\n`;
const CLUSTER = kubectl(`cat <<'PODS'\n${JSON.stringify(PODS)}\nPODS`);

const ENTRY = {
  slug: 'redis',
  version: '8',
  status: 'current',
  security: '/api/v1/security/redis/8.json',
};
const DIGESTS = { resource: 'digests', data: { [AFFECTED]: [ENTRY] } };
const CVE = {
  resource: 'cve',
  images: [{ slug: 'redis', versions: [{ version: '8', since: '2026-08-01T00:00:00Z' }] }],
};
const ANSWERS: Answers = {
  [`${API}/cve/2025/CVE-2025-9230.json`]: [200, CVE],
  [`${API}/digest/aa.json`]: [200, DIGESTS],
};

const SCRIPTS: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  [
    'pods.sh',
    ['no digest unknown', `${SHORT} current redis 8`, `sha256:${'b'.repeat(12)} unknown`],
  ],
  [
    'pods-with-cve.sh',
    [
      'no digest: not a digest of the catalog',
      `${SHORT} redis 8: has it since 2026-08-01T00:00:00Z`,
      `sha256:${'b'.repeat(12)}  : not a digest of the catalog`,
    ],
  ],
];

(hasShell ? describe : describe.skip).each(SCRIPTS)('%s', (name, lines) => {
  let script: ServedScript;
  beforeAll(async () => {
    script = await serveScript(`recipes/${name}`, { kubectl: CLUSTER });
  });
  afterAll(() => script.close());

  test('answers for every kind of container, each digest once', async () => {
    expect(await script.run([], ANSWERS)).toEqual([0, lines]);
    expect(script.leftovers()).toEqual([]);
  });

  test.each<readonly [string, readonly [status: number, body: unknown], string]>([
    ['a server error', [500, 'broken'], '500'],
    ['too many requests', [429, ''], '429'],
    ['no permission', [403, ''], '403'],
    ['a reset', [0, ''], 'no answer'],
    ['a web page', [200, '<html></html>'], 'another document'],
    ['an empty answer', [200, ''], 'another document'],
    ['another document', [200, { resource: 'cves', data: {} }], 'another document'],
  ])('cannot tell after %s', async (_, answer, why) => {
    const [code, said] = await script.run([], { ...ANSWERS, [`${API}/digest/aa.json`]: answer });
    expect([code, said.at(-1)]).toEqual([2, `CANNOT TELL: ${API}/digest/aa.json: ${why}`]);
    expect(said.join('\n')).not.toContain(SHORT);
    expect(script.leftovers()).toEqual([]);
  });

  test('cannot tell if a digest has no list of entries', async () => {
    const broken = { resource: 'digests', data: { [AFFECTED]: 1 } };
    const [code, said] = await script.run([], {
      ...ANSWERS,
      [`${API}/digest/aa.json`]: [200, broken],
    });
    expect([code, said.at(-1)]).toEqual([
      2,
      expect.stringMatching(/^CANNOT TELL: line \d+ of this script failed$/),
    ]);
  });

  test('shows no character that a terminal obeys', async () => {
    const hostile = { ...ENTRY, version: '\u001b[31m8\u202e' };
    const answers = {
      ...ANSWERS,
      [`${API}/digest/aa.json`]: [200, { ...DIGESTS, data: { [AFFECTED]: [hostile] } }] as const,
    };
    expect((await script.run([], answers))[1].join('\n')).toContain('redis ?[31m8?');
  });
});

(hasShell ? describe : describe.skip)('without an answer', () => {
  test.each(SCRIPTS.map(([name]) => name))('of the cluster, %s cannot tell', async (name) => {
    const script = await serveScript(`recipes/${name}`, { kubectl: kubectl('exit 1') });
    const [code, said] = await script.run([], ANSWERS);
    await script.close();
    expect([code, said.at(-1)]).toEqual([
      2,
      expect.stringMatching(/^CANNOT TELL: line \d+ of this script failed$/),
    ]);
  });

  test.each([
    [
      404,
      'no image of the catalog is known to have or have had CVE-2025-9230: ask affected.sh what that means',
    ],
    [500, `${API}/cve/2025/CVE-2025-9230.json: 500`],
    [0, `${API}/cve/2025/CVE-2025-9230.json: no answer`],
  ])('about the CVE (%d), pods-with-cve.sh cannot tell', async (status, why) => {
    const script = await serveScript('recipes/pods-with-cve.sh', { kubectl: CLUSTER });
    const answer = [status, ''] as const;
    expect(
      await script.run([], { ...ANSWERS, [`${API}/cve/2025/CVE-2025-9230.json`]: answer }),
    ).toEqual([2, [`CANNOT TELL: ${why}`]]);
    await script.close();
  });
});
