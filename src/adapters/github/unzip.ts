import { mkdir, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { errorMessage, ProblemError, stop } from '../../domain/task/attempt';
import { show } from '../../domain/values/escape';
import { isReportName } from '../../read/reports/file-name';
import type { ReportFile } from '../../read/reports/report-reader';
import { store } from './store';

/** The limit of all artifacts of a run together, unpacked. */
export const MAX_UNPACKED_BYTES = 2048 * 1024 * 1024;
const MAX_ENTRIES = 100_000;

export interface Budget {
  bytesLeft: number;
}

const refuse = (name: string, message: string): never =>
  stop(`the artifact ${show(name)} ${message}`);

/** Throws a {@link ProblemError} if too few bytes are left. */
const spend = (budget: Budget, name: string, bytes: number): void => {
  budget.bytesLeft -= bytes;
  if (budget.bytesLeft < 0)
    refuse(
      name,
      `is too large: all artifacts together unpack to more than ${MAX_UNPACKED_BYTES} bytes; name fewer of them, or upload reports without other files`,
    );
};

/** In a Unix file mode: the bits of the type, and the type of a regular file. */
const TYPE_MASK = 0o170000;
const REGULAR = 0o100000;

/** Most tools state no type, which counts as a regular file. */
const isRegular = ({ externalFileAttributes }: Entry): boolean => {
  const type = (externalFileAttributes >>> 16) & TYPE_MASK;
  return type === 0 || type === REGULAR;
};

/** Where to unpack an artifact. Its files get numbers, so that no name in an archive becomes a path. */
export interface UnpackTarget {
  readonly artifact: string;
  readonly folder: string;
  readonly budget: Budget;
}

const isFolder = ({ fileName }: Entry): boolean => fileName.endsWith('/');

const unpackEntries = async (
  zip: ZipFile,
  { artifact, folder, budget }: UnpackTarget,
): Promise<ReadonlyArray<ReportFile>> => {
  const files = new Map<string, ReportFile>();
  for await (const entry of zip.eachEntry()) {
    if (!isFolder(entry) && !isRegular(entry))
      refuse(
        artifact,
        `contains a link or a special file, ${show(entry.fileName)}; upload regular files`,
      );
    if (isFolder(entry) || !isReportName(entry.fileName)) continue;
    if (files.has(entry.fileName))
      refuse(artifact, `contains two files named ${show(entry.fileName)}; upload it again`);
    spend(budget, artifact, entry.uncompressedSize);
    const location = path.join(folder, String(files.size));
    await store(`the artifact ${show(artifact)}`, await zip.openReadStreamPromise(entry), location);
    files.set(entry.fileName, { name: `${artifact}/${entry.fileName}`, location, artifact });
  }
  return [...files.values()];
};

const unpackZip = async (
  file: string,
  target: UnpackTarget,
): Promise<ReadonlyArray<ReportFile>> => {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > MAX_ENTRIES)
      refuse(
        target.artifact,
        `contains ${zip.entryCount} files, expected at most ${MAX_ENTRIES}; upload reports without other files`,
      );
    return await unpackEntries(zip, target);
  } finally {
    zip.close();
  }
};

const isZip = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.toString('latin1') === 'PK';
  } finally {
    await handle.close();
  }
};

/**
 * Unpacks the report files of an artifact below `folder`, one at a time and as streams. An artifact that was uploaded
 * without an archive, under the name of its file, is itself the report. Throws a {@link ProblemError} for links,
 * encrypted files, paths outside of the archive, and data that is too large or cut off. The digest of the download was
 * checked before, so the data is not damaged.
 */
export const unpack = async (
  file: string,
  { artifact, folder, budget }: UnpackTarget,
): Promise<ReadonlyArray<ReportFile>> => {
  await mkdir(folder, { recursive: true });
  try {
    if (await isZip(file)) return await unpackZip(file, { artifact, folder, budget });
  } catch (thrown) {
    if (thrown instanceof ProblemError) throw thrown;
    return refuse(artifact, `cannot be unpacked: ${errorMessage(thrown)}; upload it again`);
  }
  if (!isReportName(artifact)) return refuse(artifact, 'is not a zip archive; upload it again');
  spend(budget, artifact, (await stat(file)).size);
  const location = path.join(folder, '0');
  await rename(file, location);
  return [{ name: `${artifact}/${artifact}`, location, artifact }];
};
