/** A catalog whose every text is an attack. */
import { REGISTRY } from '../../builders/items';
import { chart, image, MANIFEST, manifest, reportOf, yaml } from '../../e2e/builders';
import type { Tree } from '../rendering';
import { changed, once, publishInTurn } from './publishing';

/** Runs wherever a page takes a text for markup, an attribute, a script, a style or a template. */
export const evil = (where: string): string =>
  `${where}"'><img src=x onerror=alert(1)><script>alert(2)</script><svg/onload=alert(3)>\${alert(4)}{{alert(5)}}</style><a href="javascript:alert(6)">x</a>`;

const WEB = 'https://example.test/"><script>alert(7)</script>';

/** A signer without spaces and single quotes, which the manifest does not accept. */
export const SIGNER = '^"><img/src=x/onerror=alert(1)><script>alert(2)</script>{{alert(5)}}';

const FILES = {
  [MANIFEST]: yaml(
    manifest({
      source: evil('origin'),
      project: { name: evil('project'), base: evil('base'), signing: evil('cosign keyless') },
      verify: { identity: SIGNER, issuer: 'https://example.test/"><script>' },
      badges: {
        own: { label: evil('label'), message: evil('message'), color: 'x;}*{display:none' },
      },
      images: [
        image('redis', ['1.0'], {
          name: evil('name'),
          category: evil('category'),
          summary: evil('summary'),
          license: 'MIT',
          arches: [evil('arch')],
          upstream: WEB,
          source: WEB,
          caution: true,
          cleanAlternative: evil('alternative'),
          knownIssue: evil('issue'),
        }),
        image('constructor', ['toString'], { name: '__proto__' }),
      ],
      charts: [
        chart('redis', {
          name: evil('chart'),
          summary: evil('chart summary'),
          description: evil('description'),
          appVersion: evil('2'),
          images: [{ name: evil('deployed'), image: `${REGISTRY}/<b>x@sha256:${'a'.repeat(64)}` }],
        }),
      ],
      roadmap: [{ name: evil('item'), category: evil('c'), priority: 'next', note: evil('note') }],
    }),
  ),
  'updates.yaml': yaml({
    updates: [
      {
        app: evil('app'),
        from: evil('from'),
        to: evil('to'),
        outcome: 'held',
        reason: evil('why'),
      },
    ],
  }),
  'reports/redis/1.0.json': reportOf('redis', '1.0', [
    {
      id: evil('CVE'),
      pkg: evil('pkg'),
      installed: evil('installed'),
      fixed: evil('fixed'),
      title: evil('title'),
      url: WEB,
      target: evil('target'),
    },
  ]),
};

/** Every text and every name in a value, but those that a page finds its way by, is an attack. */
const withEvilTexts = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => withEvilTexts(each, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        key === 'properties' ? evil(name) : name,
        withEvilTexts(each, name),
      ]),
    );
  const isText = ['summary', 'description', 'title', 'example', 'type', 'enum'].includes(key);
  return typeof value === 'string' && isText ? evil(value) : value;
};

/** What the page finds its way by, or reads as a date, a number or one of a few words. */
const WORDS =
  'apiVersion resource slug version versions id digest href path prefix date since until from to scannedAt first last severity state status tier kind exploitation reason grade type color published added';
const KEPT: ReadonlySet<string> = new Set(WORDS.split(' '));

/** Every text and every name in a value, but those that are kept, is one long word. */
const withLongTexts = (value: unknown, kept: ReadonlySet<string>, key = ''): unknown => {
  if (Array.isArray(value)) return value.map((each) => withLongTexts(each, kept, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, withLongTexts(each, kept, name)]),
    );
  return typeof value === 'string' && !kept.has(key) ? value + 'W'.repeat(300) : value;
};

const mapped = (tree: Tree, change: (text: string) => string): Tree =>
  new Map(
    [...tree].map(([file, text]) => [
      file,
      /(?<!integrity)\.json$/.test(file) ? change(text) : text,
    ]),
  );

const withLongWords = (tree: Tree, kept: ReadonlySet<string>): Tree =>
  mapped(tree, (text) => JSON.stringify(withLongTexts(JSON.parse(text), kept)));

/** The same tree with long words wherever the page does not find its way by them. */
export const lengthened = (tree: Tree): Tree => withLongWords(tree, KEPT);

/** The same tree after somebody changed every address in it to what this action never publishes. */
const tampered = (tree: Tree): Tree =>
  changed(
    mapped(tree, (text) =>
      text.replace(
        /"(upstream|source|url)":"https:(?:[^"\\]|\\.)*"/g,
        '"$1":"javascript:alert(8)//"',
      ),
    ),
    { 'openapi.json': (document) => withEvilTexts(document) },
  );

export const hostile = once(async () => {
  const [published = new Map()] = await publishInTurn({
    files: FILES,
    inputs: { updates: 'updates.yaml' },
  });
  return {
    published,
    tampered: tampered(published),
    // Only a browser shows how long they are.
    get long() {
      return lengthened(published);
    },
    get longer() {
      return withLongWords(published, new Set(['resource', 'slug', 'href', 'path']));
    },
  };
});
