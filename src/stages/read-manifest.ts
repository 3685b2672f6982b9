import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { SourceCommit } from '../branch/state';
import type { Capabilities } from '../capabilities';
import type { Notation } from '../document/parse-source';
import type { Source } from '../document/tree';
import { futureDateWarning } from '../domain/future-date';
import { isAfter, latestDate } from '../domain/instant';
import type { Manifest } from '../manifest/manifest';
import type { SourceHead } from '../manifest/source-repository';
import { problem, type Result, type TaskResult, type WithWarnings } from '../problem';
import { eager } from '../task/eager';

/** What the runner says of the workflow's own repository. */
export interface WorkflowContext {
  /** Address of the git server, e.g. `https://github.com`. */
  readonly server: string;
  /** `owner/name`. */
  readonly repository: string;
  /** The commit of the event; it counts where the manifest lies in no repository. */
  readonly sha: string | null;
  /** The branch that the run was started on; none where it was a tag, or a pull request. */
  readonly branch: string | undefined;
}

/** A manifest and the commit it is read from. */
export interface LoadedManifest {
  readonly manifest: Manifest;
  readonly source: SourceCommit;
}

const sourceOf = (head: O.Option<SourceHead>, { repository, sha }: WorkflowContext): SourceCommit =>
  pipe(
    head,
    O.match(
      (): SourceCommit => ({ repository, commit: sha, committed: null }),
      ({ commit, committed }) => ({ repository, commit, committed }),
    ),
  );

/** The source commit without a date after the latest that counts. */
const sourceUpTo = (
  latest: string,
  source: SourceCommit,
  file: string,
): WithWarnings<SourceCommit> =>
  isAfter(latest, source.committed)
    ? {
        value: { ...source, committed: null },
        warnings: [
          futureDateWarning(
            `the date ${source.committed} of the source commit ${source.commit}`,
            file,
          ),
        ],
      }
    : { value: source, warnings: [] };

const countsLine = ({ manifest, source }: LoadedManifest): string => {
  const { images = [], charts = [], roadmap = [] } = manifest;
  const versions = images.reduce((sum, image) => sum + (image.versions?.length ?? 0), 0);
  return `images: ${images.length} with ${versions} versions, charts: ${charts.length}, roadmap: ${roadmap.length}, source commit: ${source.commit ?? 'none'}`;
};

const isEdited = (head: O.Option<SourceHead>): boolean => O.isSome(head) && !head.value.unchanged;

/** What makes a manifest of a text. */
export interface ManifestReader {
  readonly notationOf: (file: string) => Promise<Notation>;
  readonly parseSource: (notation: Notation, file: string, text: string) => Result<Source>;
  readonly decodeManifest: (source: Source) => Result<WithWarnings<Manifest>>;
  readonly decodePlainManifest: (
    file: string,
    text: string,
    pause: Task<void>,
  ) => Task<O.Option<Manifest>>;
}

/** With the places of everything: what is wrong, or doubtful, is said. */
const readWithPlaces = (
  file: string,
  text: string,
  reader: ManifestReader,
  pause: Task<void>,
): TaskResult<WithWarnings<Manifest>> =>
  pipe(
    TE.fromTask(() => reader.notationOf(file)),
    TE.chainEitherK((notation) => reader.parseSource(notation, file, text)),
    TE.chainFirstTaskK(() => pause),
    TE.chainEitherK(reader.decodeManifest),
  );

/**
 * The short way where it leads somewhere: nothing is to be said of most manifests. A large one takes
 * long: what else is under way goes on in between.
 */
const read = (
  file: string,
  text: string,
  reader: ManifestReader,
  pause: Task<void>,
): TaskResult<WithWarnings<Manifest>> =>
  pipe(
    TE.fromTask(reader.decodePlainManifest(file, text, pause)),
    TE.chain(
      O.match(
        () => readWithPlaces(file, text, reader, pause),
        (value) => TE.right({ value, warnings: [] }),
      ),
    ),
  );

/**
 * Reads the manifest; one that differs from its commit is published all the same, with a warning.
 * The reader is loaded once there is a text: a run without a manifest ends before that.
 */
export const readManifest = (
  file: string,
  origin: WorkflowContext,
  loadReader: Task<ManifestReader>,
  {
    workspace,
    source,
    log,
    sleep,
    now,
  }: Pick<Capabilities, 'workspace' | 'source' | 'log' | 'sleep' | 'now'>,
): TaskResult<WithWarnings<LoadedManifest>> =>
  pipe(
    TE.Do,
    TE.bind('text', () => workspace.readText(file)),
    TE.bind('reader', () => TE.fromTask(loadReader)),
    // git answers while the text is decoded.
    TE.let('asked', ({ text }) => eager(source.head(file, text))),
    TE.bind('parsed', ({ reader, text }) => read(file, text, reader, () => sleep(0))),
    TE.bind('head', ({ asked }) => asked),
    TE.let('dated', ({ head }) =>
      sourceUpTo(latestDate(now()), sourceOf(head.value, origin), file),
    ),
    TE.map(({ parsed, head, dated }) => ({
      value: { manifest: parsed.value, source: dated.value },
      warnings: [
        ...parsed.warnings,
        ...head.warnings,
        ...dated.warnings,
        ...(isEdited(head.value)
          ? [
              problem(
                'the manifest differs from the one of its commit; this run reads it as it is here',
                { file },
              ),
            ]
          : []),
      ],
    })),
    TE.tapIO(
      ({ value }) =>
        () =>
          log.info(countsLine(value)),
    ),
  );
