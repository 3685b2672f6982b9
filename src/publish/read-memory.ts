import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CveCollection, CveDocument } from '../api/cves';
import { cveFile, findingsFile } from '../api/paths';
import {
  type PublishedFindings,
  readCve,
  readCveList,
  readFindings,
} from '../branch/published-findings';
import type { Problem, TaskResult } from '../problem';
import type { TreeInputs } from './build-images';

type Needed = Pick<TreeInputs, 'git' | 'published' | 'latest'>;

/** What the branch remembers, as far as a run asks for it. */
export interface FoundMemory {
  readonly list: CveCollection | undefined;
  readonly findings: ReadonlyMap<string, PublishedFindings>;
  readonly warnings: ReadonlyArray<Problem>;
}

const fetchFiles = ({ git, published }: Needed, files: ReadonlyArray<string>): TaskResult<void> =>
  git.fetchBlobs(files.flatMap((file) => published.files.get(file) ?? []));

/** A document that is fetched already; undefined if the branch has none. */
const readFile = (
  { git, published }: Needed,
  file: string | undefined,
): TaskResult<Buffer | undefined> => {
  const id = file === undefined ? undefined : published.files.get(file);
  return id === undefined ? TE.right(undefined) : git.readBlob(id);
};

/** The findings of images, by slug; of those that the branch has. One request, unless they are here. */
export const readImages =
  (needed: Needed, slugs: ReadonlyArray<string>): TaskResult<Omit<FoundMemory, 'list'>> =>
  async () => {
    const fetched = await fetchFiles(needed, slugs.map(findingsFile))();
    if (E.isLeft(fetched)) return fetched;
    const findings = new Map<string, PublishedFindings>();
    const warnings: Problem[] = [];
    for (const slug of slugs) {
      const bytes = await readFile(needed, findingsFile(slug))();
      if (E.isLeft(bytes)) return bytes;
      if (bytes.right === undefined) continue;
      const found = readFindings(slug, needed.latest, bytes.right);
      if (found.value) findings.set(slug, found.value);
      warnings.push(...found.warnings);
    }
    return E.right({ findings, warnings });
  };

/** Reads the list of vulnerabilities, and the findings of images. One request. */
export const readMemory = (needed: Needed, slugs: ReadonlyArray<string>): TaskResult<FoundMemory> =>
  pipe(
    readImages(needed, slugs),
    TE.map(({ findings, warnings }) => {
      const { list } = needed.published.memory;
      const found = list ? readCveList(needed.latest, list) : { value: undefined, warnings: [] };
      return { list: found.value, findings, warnings: [...found.warnings, ...warnings] };
    }),
  );

/** The documents of vulnerabilities, by id; of those that the branch has. One request. */
export const readCves =
  (needed: Needed, ids: ReadonlySet<string>): TaskResult<ReadonlyMap<string, CveDocument>> =>
  async () => {
    const fetched = await fetchFiles(
      needed,
      [...ids].flatMap((id) => cveFile(id) ?? []),
    )();
    if (E.isLeft(fetched)) return fetched;
    const documents = new Map<string, CveDocument>();
    for (const id of ids) {
      const bytes = await readFile(needed, cveFile(id))();
      if (E.isLeft(bytes)) return bytes;
      if (bytes.right === undefined) continue;
      const document = readCve(id, bytes.right);
      if (E.isLeft(document)) return E.left([document.left]);
      documents.set(id, document.right);
    }
    return E.right(documents);
  };
