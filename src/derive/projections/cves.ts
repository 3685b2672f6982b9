import { CVE, CVES } from '../../contract/cve-documents';
import type { CveCollection, CveDocument } from '../../contract/cves';
import type { FindingEntry, Words } from '../../contract/findings';
import { newestRecorded } from '../../decide/image-status';
import { cveFile } from '../../domain/document-file';
import type { File } from '../../domain/file';
import type { Problem } from '../../domain/problem';
import { worstOf } from '../../domain/severity';
import { sortUnique } from '../../domain/values/compare';
import { show } from '../../domain/values/escape';
import { groupBy } from '../../domain/values/group-by';
import { pluralize } from '../../domain/values/plural';
import { versionKey } from '../../domain/version-key';
import { compareNewest } from '../../domain/version-order';
import { inDocument } from '../../previous/documents';
import type { House } from '../house/house';
import { mostSaid } from '../house/words';
import { compareClosed, compareSlugs } from '../order';
import { exactJsonFile } from '../render/json';
import type { ChartsByVersion, FormerCharts } from './charts';

/** By id. A document whose name would be too long has no file. */
export type CveDocuments = ReadonlyMap<string, CveDocument>;

/** What all images say about a vulnerability. */
interface Mentions extends Pick<CveDocument, 'images' | 'suppressed' | 'closed'> {
  readonly words: Words[];
}

type Mentioning = Pick<House, 'findings' | 'image'>;

const collectWords = (
  houses: ReadonlyArray<Mentioning>,
  mentions: ReadonlyMap<string, Mentions>,
): void => {
  for (const { findings } of houses)
    for (const [id, words] of Object.entries(findings?.words ?? {}))
      mentions.get(id)?.words.push(words);
};

const collectMentions = (houses: ReadonlyArray<Mentioning>): ReadonlyMap<string, Mentions> => {
  const mentions = new Map<string, Mentions>();
  const of = (id: string): Mentions => {
    const found = mentions.get(id) ?? { images: [], suppressed: [], closed: [], words: [] };
    mentions.set(id, found);
    return found;
  };
  for (const { findings, image: status } of houses) {
    if (findings === undefined) continue;
    const { slug, image } = findings;
    const latest = newestRecorded(status) ?? null;
    for (const { id, severity, since, versions } of findings.open)
      of(id).images.push({ slug, image, latest, severity, since, versions });
    for (const { id, severity, versions } of findings.suppressed)
      for (const { version, status, justification } of versions)
        of(id).suppressed.push({ slug, version, severity, status, justification });
    for (const { id, version, severity, reason, since, until } of findings.closed)
      of(id).closed.push({ slug, version, severity, reason, since, until });
  }
  collectWords(houses, mentions);
  for (const { images, suppressed, closed } of mentions.values()) {
    images.sort(compareSlugs);
    suppressed.sort((a, b) => compareSlugs(a, b) || compareNewest(a, b));
    closed.sort(compareClosed(({ slug }) => slug));
  }
  return mentions;
};

const NO_MENTIONS: Mentions = { images: [], suppressed: [], closed: [], words: [] };

const aliasesOf = (id: string, { images }: Mentions): string[] => {
  const names = new Set<string>();
  for (const { versions } of images)
    for (const { aliases } of versions) for (const name of aliases) names.add(name);
  names.delete(id);
  return sortUnique(names);
};

/** By alias, the ids with a document that have it. */
const findSee = (aliases: ReadonlyMap<string, ReadonlyArray<string>>) =>
  groupBy(
    [...aliases].flatMap(([id, names]) =>
      cveFile(id) === undefined ? [] : names.map((name) => ({ id, name })),
    ),
    ({ name }) => name,
  );

const deliveredBy = ({ images }: Mentions, charts: ChartsByVersion): ReadonlyArray<string> =>
  charts.size === 0
    ? []
    : sortUnique(
        images.flatMap(({ slug, versions }) =>
          versions.flatMap(({ version }) => charts.get(versionKey(slug, version)) ?? []),
        ),
      );

/** The charts by what they deliver, and by the findings of former builds that they ship. */
interface Charts {
  readonly delivered: ChartsByVersion;
  readonly former: FormerCharts;
}

/** The documents of all vulnerabilities, and of the aliases of open ones, which point to them. */
export const findCves = (
  houses: ReadonlyArray<Mentioning>,
  { delivered, former }: Charts,
): CveDocuments => {
  const mentions = collectMentions(houses);
  const aliases = new Map([...mentions].map(([id, own]) => [id, aliasesOf(id, own)]));
  const see = findSee(aliases);
  const toDocument = (id: string): CveDocument => {
    const own = mentions.get(id) ?? NO_MENTIONS;
    const { images, suppressed, closed, words } = own;
    const deciding = images.length > 0 ? images : [...suppressed, ...closed];
    const charts = deliveredBy(own, delivered);
    const formerCharts = former.get(id);
    return {
      apiVersion: 'v1',
      resource: 'cve',
      id,
      aliases: aliases.get(id) ?? [],
      see: sortUnique((see.get(id) ?? []).map((each) => each.id)),
      severity: deciding.length > 0 ? worstOf(deciding) : null,
      title: mostSaid(words.map(([title]) => title)),
      url: mostSaid(words.map(([, url]) => url)),
      images,
      suppressed,
      closed,
      ...(charts.length > 0 ? { charts: [...charts] } : {}),
      ...(formerCharts ? { formerCharts: [...formerCharts] } : {}),
    };
  };
  return new Map(
    [...new Set([...mentions.keys(), ...see.keys()])].map((id) => [id, toDocument(id)]),
  );
};

/** Only the findings of the image say which layer added a vulnerability. */
const withoutLayers = (images: CveDocument['images']): CveDocument['images'] =>
  images.map((image) => ({
    ...image,
    versions: image.versions.map(({ layer: _, ...version }: FindingEntry) => version),
  }));

export function* renderCves(documents: CveDocuments): Generator<File> {
  for (const [id, document] of documents) {
    const path = cveFile(id);
    if (path !== undefined)
      yield exactJsonFile({ ...CVE, file: () => path }, id, {
        ...document,
        images: withoutLayers(document.images),
      });
  }
}

/** Warns of ids that are too long for a file name. */
export const warnOfLongIds = ({ data }: CveCollection): ReadonlyArray<Problem> => {
  const [first, ...others] = data.filter(({ href }) => href === null).map(({ id }) => id);
  if (first === undefined) return [];
  const message = `${pluralize(others.length + 1, 'id')} without a document: found names of more than 128 characters, such as ${show(first)}; they are only in the list`;
  return [inDocument(CVES.path, message)];
};
