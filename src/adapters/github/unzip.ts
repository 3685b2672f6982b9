import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { problem } from '../../problem';
import { isReportName } from '../../reports/file-name';
import type { ReportFile } from '../../reports/report-reader';
import { errorMessage, ProblemError } from '../../task/attempt';
import { show } from '../../text/escape';

const MiB = 1024 * 1024;
/** All artifacts of a run together, unpacked. */
export const MAX_UNPACKED_BYTES = 2048 * MiB;
const MOST_ENTRIES = 100_000;
/** Reports pack well, but nothing like data that was made to unpack to a lot. */
const MOST_RATIO = 250;
const RATIO_COUNTS_FROM = 16 * MiB;

/** Bytes that may still be unpacked. */
export interface Budget {
  bytesLeft: number;
}

export const newBudget = (): Budget => ({ bytesLeft: MAX_UNPACKED_BYTES });

const refuse = (name: string, message: string): never => {
  throw new ProblemError([problem(`the artifact ${show(name)} ${message}`)]);
};

/** Takes bytes from the budget; throws what to say if there are not so many left. */
const spend = (budget: Budget, name: string, bytes: number): void => {
  budget.bytesLeft -= bytes;
  if (budget.bytesLeft < 0)
    refuse(
      name,
      `does not fit: all artifacts together unpack to more than ${MAX_UNPACKED_BYTES} bytes; name fewer of them, or upload reports without other files`,
    );
};

const TYPE = 0o170000;
const PLAIN = 0o100000;

/** What the archive says of the kind of a file, as Unix does; most tools say nothing. */
const isPlain = ({ externalFileAttributes }: Entry): boolean => {
  const type = (externalFileAttributes >>> 16) & TYPE;
  return type === 0 || type === PLAIN;
};

const check = (artifact: string, entry: Entry): void => {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted())
    refuse(artifact, `holds an encrypted file, ${show(fileName)}; upload it without a password`);
  if (!entry.canDecodeFileData())
    refuse(
      artifact,
      `holds ${show(fileName)} packed by method ${entry.compressionMethod}, expected deflate or none; upload it with actions/upload-artifact`,
    );
  if (
    uncompressedSize > RATIO_COUNTS_FROM &&
    uncompressedSize > MOST_RATIO * Math.max(1, compressedSize)
  )
    refuse(
      artifact,
      `holds ${show(fileName)}, which unpacks ${compressedSize} bytes to ${uncompressedSize}: more than ${MOST_RATIO} times as many is no report`,
    );
};

/** Where the files of one archive go: under names of ours, so no name in it can lead anywhere. */
export interface Target {
  readonly artifact: string;
  readonly folder: string;
  readonly budget: Budget;
}

const isFolder = ({ fileName }: Entry): boolean => fileName.endsWith('/');

const unpackEntries = async (
  zip: ZipFile,
  { artifact, folder, budget }: Target,
): Promise<ReadonlyArray<ReportFile>> => {
  const files = new Map<string, ReportFile>();
  for await (const entry of zip.eachEntry()) {
    if (!isFolder(entry) && !isPlain(entry))
      refuse(
        artifact,
        `holds a link or a special file, ${show(entry.fileName)}; upload plain files`,
      );
    if (isFolder(entry) || !isReportName(entry.fileName)) continue;
    if (files.has(entry.fileName))
      refuse(artifact, `holds two files ${show(entry.fileName)}; upload it again`);
    check(artifact, entry);
    spend(budget, artifact, entry.uncompressedSize);
    const location = path.join(folder, String(files.size));
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(location));
    files.set(entry.fileName, { name: `${artifact}/${entry.fileName}`, location });
  }
  return [...files.values()];
};

const unpackZip = async (file: string, target: Target): Promise<ReadonlyArray<ReportFile>> => {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  try {
    if (zip.entryCount > MOST_ENTRIES)
      refuse(
        target.artifact,
        `holds ${zip.entryCount} files, expected at most ${MOST_ENTRIES}; upload reports without other files`,
      );
    return await unpackEntries(zip, target);
  } finally {
    zip.close();
  }
};

const startsLikeZip = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.toString('latin1') === 'PK';
  } finally {
    await handle.close();
  }
};

/**
 * Unpacks the report files of an archive below `folder`, one at a time and by streams. An artifact
 * that was uploaded without an archive (its name is that of the file) is such a file itself. Throws
 * for anything that is not as a scan uploads it: links, encrypted files, names that lead outside,
 * too many bytes, too much packed into too few, data that is damaged or cut off.
 */
export const unpack = async (
  file: string,
  { artifact, folder, budget }: Target,
): Promise<ReadonlyArray<ReportFile>> => {
  await mkdir(folder, { recursive: true });
  try {
    if (await startsLikeZip(file)) return await unpackZip(file, { artifact, folder, budget });
  } catch (thrown) {
    if (thrown instanceof ProblemError) throw thrown;
    return refuse(artifact, `cannot be unpacked: ${errorMessage(thrown)}; upload it again`);
  }
  if (!isReportName(artifact)) return refuse(artifact, 'is no zip archive; upload it again');
  spend(budget, artifact, (await stat(file)).size);
  const location = path.join(folder, '0');
  await rename(file, location);
  return [{ name: `${artifact}/${artifact}`, location }];
};
