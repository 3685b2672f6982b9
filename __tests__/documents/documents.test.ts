/** The documents are correct: each fenced block is checked by its kind, links work, and quoted messages exist. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as E from 'fp-ts/Either';
import type * as t from 'io-ts';
import { parse } from 'yaml';
import { devDependencies, scripts } from '../../package.json';
import { readAction } from '../../scripts/action-metadata.mjs';
import { FixRow } from '../../src/contract/fixes';
import { StatusItem } from '../../src/contract/items';
import { Cve } from '../../src/contract/security';
import { compareVersions } from '../../src/domain/version-order';
import { decodeUpdates } from '../../src/read/manifest/decode-updates';
import { parseSource } from '../../src/read/source-text/parse-source';
import { workspaceOf } from '../builders/catalog';
import { problemsOf } from '../builders/manifest';
import { memoryGit } from '../builders/memory-git';
import { runAction } from '../builders/run';
import { valueOrProblems } from '../builders/source';
import { lintWorkflow } from '../workflows/lint';
import { violationsOf } from '../workflows/policy';
import {
  anchorsIn,
  BLOCKS,
  type Block,
  blocksIn,
  COPIES,
  DOCUMENTS,
  linksIn,
  textOf,
} from './blocks';
import { arePublished, isKyverno, runScript, SITE } from './consumers';
import { writeExampleSite } from './example-site';
import { isRenovate, isRenovateRule } from './renovate';
import { answerOf, commandsIn, hasShell, prepareShell } from './shell';
import { isOpenVex, isTrivy, isVexctl } from './vex';

const PROJECT = path.resolve(__dirname, '../..');

const ALL = [...BLOCKS, ...COPIES];

interface Names {
  readonly data: readonly {
    readonly images: readonly string[];
    readonly versions?: readonly { readonly images: readonly string[] }[];
  }[];
}

/** Leaves an image in a list of packages: `contains.sh` asks for a document of each, which takes a while. */
const keepOneImage = (file: string): void => {
  const names = JSON.parse(readFileSync(file, 'utf8')) as Names;
  const of = <A extends { readonly images: readonly string[] }>(items: readonly A[]) =>
    items
      .map((item) => ({
        ...item,
        images: item.images.filter((each) => each === 'redis'),
      }))
      .filter(({ images }) => images.length > 0);
  const data = of(names.data).map((item) => ({
    ...item,
    ...(item.versions === undefined ? {} : { versions: of(item.versions) }),
  }));
  writeFileSync(file, JSON.stringify({ ...names, total: data.length, data }));
};

let site = '';

beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'documents-'));
  await writeExampleSite(site);
  prepareShell(site);
  keepOneImage(path.join(site, 'api/v1/packages/apk.json'));
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

const inWorkflow = (steps: string, contents = 'write'): string => `
on: workflow_dispatch
concurrency: {group: catalog, cancel-in-progress: false}
jobs:
  publish:
    runs-on: ubuntu-latest
    timeout-minutes: 5
    permissions: {contents: ${contents}}
    steps:
${steps.replace(/^/gm, '      ').trimEnd()}
`;

const isRight = async (workflow: string): Promise<void> => {
  expect([await lintWorkflow('workflow.yml', workflow), violationsOf(workflow)]).toEqual([[], []]);
};

/** Programs that cannot run here; their commands must not hide findings. */
const ELSEWHERE = ['trivy', 'grype', 'gh', 'git', 'docker'];

/** Expects the named tests to exist, and the part of a title after `-t` to be in their file. */
const areTests = (words: readonly string[]): void => {
  const [file = '', flag, title = ''] = words;
  expect(existsSync(path.join(PROJECT, file))).toBe(true);
  if (flag !== undefined) {
    expect([flag, textOf(file)]).toEqual(['-t', expect.stringContaining(title)]);
  }
};

const checkLine = async (line: string): Promise<void> => {
  const [program = '', ...words] = line.replace(/ #.*$/, '').trim().split(/\s+/);
  if (program === 'npm') {
    const known = ['ci', 'cit', 'test', ...Object.keys(scripts).map((name) => `run ${name}`)];
    expect(known).toContain(words.slice(0, words[0] === 'run' ? 2 : 1).join(' '));
  } else if (program === 'npx') {
    expect(Object.keys(devDependencies)).toContain(words[0]);
    if (words[0] === 'jest') areTests(words.slice(1));
    else arePublished(site, line);
  } else if (program === 'vexctl') {
    isVexctl(line);
  } else if (program === 'curl' || program === 'jq') {
    if (hasShell) await answerOf(site, line);
  } else {
    expect(ELSEWHERE).toContain(program);
    expect(violationsOf(inWorkflow(`- run: ${line}`, 'read'))).toEqual([]);
  }
};

/** Expects JSON that a codec decodes and encodes unchanged, with the same keys in the same order. */
const isDocument = (codec: t.Mixed, text: string): void => {
  const value: unknown = JSON.parse(text);
  expect(codec.is(value)).toBe(true);
  expect(JSON.stringify(codec.encode(value))).toBe(JSON.stringify(value));
};

/** The check of each kind of block; other kinds are an error. */
const CHECKS: Readonly<Record<string, (text: string) => void | Promise<void>>> = {
  'yaml manifest': (text) => expect(problemsOf('catalog.yaml', text)).toEqual({ warnings: [] }),
  'yaml updates': (text) =>
    expect(
      valueOrProblems(E.chain(decodeUpdates)(parseSource('updates.yaml', text))),
    ).toMatchObject({
      value: expect.any(Array),
      warnings: [],
    }),
  'yaml comment': (text) => {
    expect(parse(text)).toBe(null);
    const [, file = ''] = /catalog-api-action\/v1\/(\S+)/.exec(text) ?? [];
    expect(existsSync(path.join(PROJECT, file))).toBe(true);
  },
  'yaml workflow': isRight,
  'yaml step': (text) => isRight(inWorkflow(text)),
  'yaml pin': (text) => {
    expect(violationsOf(inWorkflow(text))).toEqual([]);
    expect(text).toMatch(/^- uses: \S+@0{40} # v1\.0\.0\n$/); // must not look like a real commit
  },
  'json Cve': (text) => isDocument(Cve, text),
  'json StatusItem': (text) => isDocument(StatusItem, text),
  'json FixRow': (text) => isDocument(FixRow, text),
  sh: async (text) => {
    for (const line of commandsIn(text)) await checkLine(line);
  },
  // It is run by __tests__/e2e/other-ci.test.ts.
  'sh publish': (text) => {
    const [clone, program = ''] = text.trim().split('\n');
    expect(violationsOf(inWorkflow(`- run: ${clone}`, 'read'))).toEqual([]);
    const [, file = '', words = ''] = /^node action\/(\S+) (.*)$/.exec(program) ?? [];
    expect(existsSync(path.join(PROJECT, file))).toBe(true);
    const inputs = words.split(' ').map((word) => word.split('=')[0]);
    expect(Object.keys(readAction().inputs)).toEqual(expect.arrayContaining(inputs));
  },
  // It is run by __tests__/e2e/journeys.test.ts.
  'sh history': (text) => expect(text).toContain('https://github.com/acme/catalog '),
  // It is run by `bases.test.ts`, of a catalog with bases.
  'sh bases': (text) => expect(text).toContain(`${SITE}/api/v1/bases.json`),
  'sh script': async (text) => {
    if (hasShell) await answerOf(site, text);
  },
  'yaml job': (text) =>
    isRight(
      inWorkflow('- id: publish\n  uses: your-org/catalog-api-action@v1\n').replace(
        '    steps:',
        `${text.replace(/^/gm, '    ').trimEnd()}\n    steps:`,
      ),
    ),
  'js consumer': async (text) => void (await runScript(site, text)),
  'json renovate': (text) => isRenovate(site, text),
  'json renovate-rule': (text) => isRenovateRule(site, text),
  'json OpenVEX': isOpenVex,
  'yaml trivy': (text) => isTrivy(site, text),
  'yaml kyverno': (text) => isKyverno(site, text),
  markdown: (text) => arePublished(site, text),
  headers: (text) => expect(text).toMatch(/^\/api\/v1\/\*\n(?: {2}[A-Z][\w-]+: \S.*\n)+$/),
  'text versions': (text) => {
    const versions = text.trim().split(' < ');
    expect(versions.length).toBeGreaterThan(5);
    expect([...versions].sort(compareVersions)).toEqual(versions);
  },
  // `npm run readme` compares it with the rules of imports: here, that every arrow joins two rooms.
  mermaid: (text) => {
    const arrows = [...text.matchAll(/^ {2}(\w+(?: & \w+)*) --> (\w+)(?:\["[\w/.]+"\])?$/gm)];
    const rooms = new Set(['domain', ...arrows.map(([, , to]) => to)]);
    expect(arrows.length).toBeGreaterThan(10);
    expect(
      arrows.flatMap(([, from = '']) => from.split(' & ')).filter((room) => !rooms.has(room)),
    ).toEqual([]);
  },
  // `demo-nights.test.ts` compares the lines.
  'text diary': (text) => expect(text).toMatch(/^(?:2026-\d\d-\d\d \S.*\n)+$/),
  'text message': (text) => {
    // The manifest of the quick start with a typo.
    const [manifest] = BLOCKS.filter(({ kind }) => kind === 'yaml manifest');
    const wrong = manifest?.text.replace('tier: critical', 'tier: critcal') ?? '';
    expect(problemsOf('catalog.yaml', wrong)).toEqual({ errors: [text.trimEnd()] });
  },
  'text gate': async (text) => {
    const found = [
      'CVE-2026-0001 CRITICAL 3.0.2',
      'CVE-2026-0002 CRITICAL 3.0.4',
      'CVE-1 CRITICAL',
    ];
    const files = workspaceOf({ 'redis/8.2.2': found, 'node/24': ['CVE-2 HIGH 9'] });
    const inputs = { 'fail-on': 'critical+fixable' };
    expect((await runAction({ git: memoryGit().git, files, inputs })).errors).toEqual([
      text.trimEnd(),
    ]);
  },
};

const check = ({ kind, text }: Block): void | Promise<void> => {
  const run = CHECKS[kind];
  if (run === undefined) throw new Error(`a block of no known kind: ${kind || 'none'}`);
  return run(text);
};

describe('fenced blocks', () => {
  test.each(ALL)('$file:$line $kind', check);

  test('include every file to copy', () => {
    const folders = ['policies', 'recipes', 'many-repositories'];
    const files = folders.flatMap((folder) =>
      readdirSync(path.join(PROJECT, 'examples', folder)).map(
        (name) => `examples/${folder}/${name}`,
      ),
    );
    expect(COPIES.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  test('exist in large number and of every kind', () => {
    expect(new Set(ALL.map(({ kind }) => kind))).toEqual(new Set(Object.keys(CHECKS)));
    expect(BLOCKS.length).toBeGreaterThanOrEqual(20);
  });

  test.each([
    ['yaml manifest', 'registry: ghcr.io/acme\nimagez: []\n'],
    ['yaml updates', 'updates: [{ app: redis }]\n'],
    ['yaml comment', '# catalog-api-action/v1/schema/nothing.json\n'],
    ['yaml workflow', 'on: push\njobs: {}\n'],
    ['yaml step', '- uses: your-org/catalog-api-action@v1\n  with: { manifests: a.yaml }\n'],
    ['yaml pin', '- uses: your-org/catalog-api-action@v2\n'],
    ['json Cve', '{ "id": "CVE-2026-1", "severity": "high" }\n'],
    ['json StatusItem', '{ "version": "8", "slug": "redis" }\n'],
    ['json FixRow', '{ "scope": "high", "clock": "found" }\n'],
    ['sh publish', 'git clone x\nnode action/examples/publish.mjs report=a\n'],
    ['sh history', 'git push --force\n'],
    ['sh bases', `curl -fs ${SITE}/api/v1/nothing.json\n`],
    ['sh', 'npm run nothing\n'],
    ['sh', 'rm -rf something\n'],
    ['sh', 'npx jest __tests__/nothing.test.ts\n'],
    ['sh', 'npx jest __tests__/render/badges.test.ts -t no-such-title\n'],
    ['sh', `npx nothing ${SITE}/api/v1/openapi.json\n`],
    ['sh', `npx openapi-typescript ${SITE}/api/v1/nothing.json\n`],
    ['sh', 'trivy image --ignore-unfixed redis\n'],
    ['sh', 'trivy image --vex vex/redis.json redis\n'],
    [
      'sh',
      'vexctl create --product="redis:8" --vuln="CVE-2026-1" --status="fixed" --file="vex/a.json"\n',
    ],
    ['json OpenVEX', '{ "@context": "https://openvex.dev/ns/v0.2.0" }\n'],
    ['yaml trivy', 'repositories: [{ name: acme, url: https://acme.github.io/catalog }]\n'],
    ['markdown', '![](https://acme.github.io/catalog/api/v1/badge/nothing.json)\n'],
    ['headers', 'api: 1\n'],
    ['text diary', '2026-06-27\n'],
    ['text message', 'catalog.yaml: wrong\n'],
    ['yaml job', 'environment: [nothing]\n'],
    ['js consumer', "console.log('')\n"],
    ['js consumer', `await (await fetch('${SITE}/api/v1/nothing.json')).json();\n`],
    ['json renovate', '{ "customDatasources": {} }\n'],
    ['json renovate', `{ "extends": ["${SITE}/api/v1/nothing.json"] }\n`],
    [
      'json renovate-rule',
      '{ "matchDatasources": ["custom.acme-github-io-catalog"], "followTag": "best" }\n',
    ],
    [
      'json renovate-rule',
      '{ "matchDatasources": ["custom.catalog"], "minimumReleaseAge": "3 days" }\n',
    ],
    [
      'json renovate-rule',
      '{ "matchDatasources": ["custom.acme-github-io-catalog"], "minimumReleaseAge": 3 }\n',
    ],
    ['yaml kyverno', 'apiVersion: policies.kyverno.io/v1\nkind: ValidatingPolicy\n'],
    ['basic', 'print\n'],
  ])('of kind %s are rejected: %j', async (kind, text) => {
    await expect(async () => check({ file: 'decoy.md', line: 1, kind, text })).rejects.toThrow();
  });

  test.each([
    ['digest/', 'nothing/'],
    [', pods/ephemeralcontainers', ''],
    ['?ephemeralContainers', '?initContainers'],
    ['))\n          .filter', ')\n          .filter'],
  ])('with the policy are rejected where %j is replaced by %j', (from, to) => {
    const policy = textOf('examples/policies/kyverno.yaml');
    expect(policy).toContain(from);
    expect(() => isKyverno(site, policy.replace(from, to))).toThrow();
  });

  (hasShell ? test : test.skip).each([
    [`curl -s ${SITE}/api/v1/nothing.json | jq .`],
    [`curl -s ${SITE}/api/v1/images.json | jq '.nothing'`],
    [`curl -fs --output nothing.json ${SITE}/api/v1/nothing.json`],
  ])('are run, so %s fails', async (line) => {
    await expect(checkLine(line)).rejects.toThrow();
  });
});

describe.each(DOCUMENTS)('%s', (file) => {
  const text = textOf(file);

  test('has only links that work', () => {
    const dead = linksIn(text).filter((link) => {
      const [target = '', anchor] = link.split('#');
      const found = target === '' ? file : path.posix.join(path.posix.dirname(file), target);
      if (!existsSync(path.join(PROJECT, found))) return true;
      return anchor !== undefined && !anchorsIn(textOf(found)).includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  test('closes every fence', () => {
    expect((text.match(/^ *```/gm) ?? []).length).toBe(2 * blocksIn(file).length);
  });
});

describe('the README', () => {
  const readme = textOf('README.md');
  const source = readdirSync(path.join(PROJECT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(path.join(PROJECT, 'src', name), 'utf8'));
  /** Whether a source file has these parts on one line. */
  const isSaid = (message: string): boolean => {
    const parts = message.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const pattern = new RegExp(parts.join('.+'));
    return source.some((text) => pattern.test(text));
  };
  const messagesIn = (text: string): readonly string[] => {
    const [, table = ''] = /<!-- messages -->([\s\S]*)<!-- \/messages -->/.exec(text) ?? [];
    return [...table.matchAll(/^(?:\||-) `([^`]+)`/gm)].map(([, message = '']) => message);
  };
  const others = ['docs/troubleshooting.md', 'docs/vex.md'].flatMap((file) =>
    messagesIn(textOf(file)),
  );
  const messages = [...messagesIn(readme), ...others];

  test('explains the most frequent messages, and links to the others', () => {
    expect(messages.length - others.length).toBeGreaterThanOrEqual(6);
    expect(others.length).toBeGreaterThanOrEqual(20);
    expect(new Set(messages).size).toBe(messages.length);
  });

  test.each(messages)('explains a message that exists: %s', (message) => {
    expect(isSaid(message)).toBe(true);
  });

  test('does not find a message that does not exist', () => {
    expect(isSaid('this run would delete …')).toBe(false);
  });

  test('names the first two commands', () => {
    expect([readme.includes('\nnpm run demo'), readme.includes('\nnpm cit ')]).toEqual([
      true,
      true,
    ]);
  });
});
