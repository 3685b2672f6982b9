/** Computes all documents from the memory of the model. */
import type { ClosedIn, CveDocument, CveItem } from '../../src/contract/cves';
import type { ClosedFinding, ImageFindings, OpenFinding } from '../../src/contract/findings';
import { cveFile } from '../../src/domain/document-file';
import { type Severity, severities } from '../../src/domain/severity';
import { compareVersions } from '../../src/domain/version-order';
import {
  detailOf,
  earliest,
  type ImageMemory,
  idOf,
  inOrder,
  type Memory,
  sinceOf,
  statusOf,
  type Tree,
  worst,
} from './model';

type Order<A> = (a: A, b: A) => number;
const by =
  <A>(...orders: ReadonlyArray<Order<A>>): Order<A> =>
  (a, b) =>
    orders.map((order) => order(a, b)).find((n) => n !== 0) ?? 0;
const text =
  <A>(key: (a: A) => string): Order<A> =>
  (a, b) =>
    key(a) < key(b) ? -1 : Number(key(a) > key(b));
const number =
  <A>(key: (a: A) => number): Order<A> =>
  (a, b) =>
    key(a) - key(b);
const newest: Order<{ readonly version: string }> = (a, b) => compareVersions(b.version, a.version);
const latest =
  <A>(key: (a: A) => string | null): Order<A> =>
  (a, b) =>
    (key(a) ?? '') > (key(b) ?? '') ? -1 : Number((key(a) ?? '') < (key(b) ?? ''));
const rank = ({ severity }: { readonly severity: Severity | null }) =>
  severities.indexOf(severity ?? 'UNKNOWN');

const findingsOf = (
  slug: string,
  { firsts, builds, entries, closed, line }: ImageMemory,
  tree: Tree,
): ImageFindings => {
  if (line === undefined) throw new Error(`no line of ${slug}`);
  const items = statusOf(tree).filter((item) => item.slug === slug);
  const suppressions = items.flatMap(({ version }) =>
    (detailOf(tree, slug, version)?.suppressions ?? []).map((each) => ({
      ...{ id: idOf(each), version, severity: each.severity },
      ...{ status: each.status, justification: each.justification },
    })),
  );
  return {
    ...{ apiVersion: 'v1', resource: 'findings', slug, image: `ghcr.io/acme/images/${slug}` },
    versions: items
      .filter(({ version }) => firsts[version] !== undefined)
      .map(({ version, state }) => ({
        ...{ version, state, first: firsts[version] ?? null },
        digest: builds[version] ?? null,
      })),
    open: inOrder(entries.map(({ id }) => id))
      .map((id) => {
        const versions = entries.filter((each) => each.id === id).sort(newest);
        return {
          ...{ id, severity: worst(versions) ?? ('UNKNOWN' as const) },
          since: sinceOf(id, { entries, closed }),
          versions: versions.map(({ id: _, build, ...entry }) =>
            build === builds[entry.version] ? entry : { ...entry, digest: build },
          ),
        };
      })
      .sort(
        by<OpenFinding>(
          number(rank),
          number(({ versions }) => (versions.some((e) => e.fixable) ? 0 : 1)),
        ),
      ),
    suppressed: inOrder(suppressions.map(({ id }) => id)).map((id) => {
      const own = suppressions.filter((each) => each.id === id);
      const versions = own.map(({ version, status, justification }) => ({
        ...{ version, status, justification },
      }));
      return { id, severity: worst(own) ?? 'UNKNOWN', versions };
    }),
    closed: [...closed].sort(
      by<ClosedFinding>(
        latest(({ until }) => until),
        text(({ id }) => id),
        newest,
        latest(({ since }) => since),
      ),
    ),
    line,
    // A law of its own tells of them.
    words: {},
  };
};

/** The document of an id, without its title and URL. */
const cveOf = (id: string, all: ReadonlyArray<ImageFindings>, tree: Tree): CveDocument => {
  const images = all.flatMap(({ slug, image, versions, open }) =>
    open
      .filter((each) => each.id === id)
      .map(({ id: _, ...each }) => {
        const recorded = versions.find(({ version }) => detailOf(tree, slug, version));
        return { ...{ slug, image, latest: recorded?.version ?? null }, ...each };
      }),
  );
  const suppressed = all.flatMap(({ slug, suppressed }) =>
    suppressed
      .filter((each) => each.id === id)
      .flatMap(({ severity, versions }) =>
        versions.map(({ version, ...why }) => ({ slug, version, severity, ...why })),
      ),
  );
  const closed = all
    .flatMap(({ slug, closed }) =>
      closed
        .filter((each) => each.id === id)
        .map(({ id: _, by: __, ...each }) => ({ slug, ...each })),
    )
    .sort(
      by<ClosedIn>(
        latest(({ until }) => until),
        text(({ slug }) => slug),
        newest,
        latest(({ since }) => since),
      ),
    );
  const pointing = all.flatMap(({ open }) =>
    open.filter((each) => each.versions.some(({ aliases }) => aliases.includes(id))),
  );
  return {
    ...{ apiVersion: 'v1', resource: 'cve', id },
    aliases: inOrder(images.flatMap(({ versions }) => versions.flatMap((e) => e.aliases))),
    see: inOrder(pointing.map((each) => each.id)),
    severity: worst(images.length > 0 ? images : [...suppressed, ...closed]) ?? null,
    ...{ title: null, url: null, images, suppressed, closed },
  };
};

const itemOf = ({ id, aliases, severity, images }: CveDocument): CveItem => {
  const versions = images.flatMap((image) => image.versions);
  return {
    ...{ id, aliases, severity: severity ?? 'UNKNOWN', title: null },
    packages: inOrder(versions.flatMap(({ packages }) => packages)).slice(0, 8),
    ...{ exploitation: 'unknown', kev: null, epss: null },
    ...{ images: images.length, versions: versions.length },
    confirmed: versions.filter(({ confirmed }) => confirmed).length,
    fixable: versions.filter(({ fixable }) => fixable).length,
    latest: images.filter((i) => i.versions.some(({ version }) => version === i.latest)).length,
    since: earliest(images.map(({ since }) => since)),
    href: `/api/v1/${cveFile(id)}`,
    packageNames: inOrder(
      versions.flatMap(({ packages }) =>
        packages.flatMap((name) => {
          const lower = name.toLowerCase();
          return [name, lower, lower.split('_').join('-')];
        }),
      ),
    ),
  };
};

/** All documents of a memory and of the records of a tree, by path. */
export const documentsOf = (memory: Memory, tree: Tree): Readonly<Record<string, unknown>> => {
  const findings = Object.entries(memory).flatMap(([slug, image]) =>
    image.hadRecord ? [findingsOf(slug, image, tree)] : [],
  );
  const ids = inOrder(
    findings.flatMap(({ open, suppressed, closed }) => [
      ...[...open, ...suppressed, ...closed].map(({ id }) => id),
      ...open.flatMap(({ versions }) => versions.flatMap(({ aliases }) => aliases)),
    ]),
  );
  const cves = ids.map((id) => cveOf(id, findings, tree));
  const data = cves
    .filter(({ images }) => images.length > 0)
    .map(itemOf)
    .sort(
      by<CveItem>(
        number(rank),
        number(({ fixable }) => (fixable > 0 ? 0 : 1)),
        number((item) => -item.latest),
        number((item) => -item.versions),
        text(({ id }) => id),
      ),
    );
  const status = statusOf(tree);
  const count = (state: string) => status.filter((item) => item.state === state).length;
  return {
    ...Object.fromEntries(findings.map((each) => [`images/${each.slug}/findings.json`, each])),
    ...Object.fromEntries(cves.map((each) => [`${cveFile(each.id)}`, each])),
    'cve.json': {
      ...{ apiVersion: 'v1', resource: 'cves' },
      coverage: {
        ...{ versions: status.length, scanned: count('scanned'), partial: count('partial') },
        ...{ withheld: count('withheld'), unscanned: count('unscanned') },
      },
      ...{ kev: null, epss: null, total: data.length, data, exploitedBefore: [] },
    },
  };
};
