import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isWebAddress } from '../domain/web-address';
import { fail, problem, type Result } from '../problem';
import { didYouMean } from '../text/did-you-mean';
import { show } from '../text/escape';
import { trimEndSlashes } from '../text/trim-slashes';
import { checkTemplate, DEFAULT_MESSAGE } from './commit-template';

/** The run to take artifacts from: this one, the newest that has them, or one by its id. */
export type ArtifactRun = 'this' | 'latest' | number;

/** Every input of `action.yml`, decoded. */
export interface Inputs {
  readonly manifest: string;
  /** Lines of paths, folders and globs; none: this run brings no new scan. */
  readonly reports: ReadonlyArray<string>;
  /** Lines of names and globs of workflow artifacts; none: nothing is downloaded. */
  readonly artifact: ReadonlyArray<string>;
  /** The run they are of. */
  readonly artifactRunId: ArtifactRun;
  /** Result file of the daily version check; empty: the published updates stay. */
  readonly updates: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  /** The folders on the way to `api/v1`; none for the root of the branch. */
  readonly destination: ReadonlyArray<string>;
  readonly token: string;
  /** Reads the repository of the manifest: artifacts, the relation of two commits. */
  readonly sourceToken: string;
  /** Without a slash at the end; empty: find out. */
  readonly baseUrl: string;
  readonly carryForward: boolean;
  readonly unmatchedReports: 'warn' | 'error' | 'ignore';
  readonly invalidReports: 'error' | 'warn';
  readonly allowRemovals: boolean;
  /** Whether the page that shows the API to a person is published with it. */
  readonly explorer: boolean;
  /** Whether the commit follows the former one, or takes the place of the whole history. */
  readonly history: 'append' | 'squash';
  readonly commitMessage: string;
  readonly author: { readonly name: string; readonly mail: string };
  /** A folder to write the tree into as well; empty: none. */
  readonly output: string;
  readonly dryRun: boolean;
}

/** Names as in `action.yml`; the compiler asks for every input. */
export const INPUT_NAMES: Readonly<Record<keyof Inputs, string>> = {
  manifest: 'manifest',
  reports: 'reports',
  artifact: 'artifact',
  artifactRunId: 'artifact-run-id',
  updates: 'updates',
  repository: 'repository',
  branch: 'branch',
  destination: 'destination',
  token: 'token',
  sourceToken: 'source-token',
  baseUrl: 'base-url',
  carryForward: 'carry-forward',
  unmatchedReports: 'unmatched-reports',
  invalidReports: 'invalid-reports',
  allowRemovals: 'allow-removals',
  explorer: 'explorer',
  history: 'history',
  commitMessage: 'commit-message',
  author: 'author',
  output: 'output',
  dryRun: 'dry-run',
};

type Raw = Readonly<Record<keyof Inputs, string>>;

const AUTHOR = {
  name: 'github-actions[bot]',
  mail: '41898282+github-actions[bot]@users.noreply.github.com',
};

const invalid = (name: keyof Inputs, found: string, expected: string): Result<never> =>
  fail([problem(`input ${INPUT_NAMES[name]}: found ${show(found)}, expected ${expected}`)]);

const oneOf = <W extends string>(
  name: keyof Inputs,
  raw: string,
  words: ReadonlyArray<W>,
): Result<W> => {
  const found = words.find((each) => each === raw);
  if (found !== undefined) return E.right(found);
  const meant = didYouMean(raw, words);
  return invalid(name, raw, `one of ${words.join(', ')}${meant ? `; did you mean ${meant}?` : ''}`);
};

const bool = (name: keyof Inputs, raw: string): Result<boolean> =>
  pipe(
    oneOf(name, raw.toLowerCase(), ['true', 'false']),
    E.map((value) => value === 'true'),
  );

const matching = (
  name: keyof Inputs,
  raw: string,
  form: RegExp,
  expected: string,
): Result<string> => (form.test(raw) ? E.right(raw) : invalid(name, raw, expected));

const splitLines = (raw: string): ReadonlyArray<string> =>
  raw
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const artifactRun = (raw: string): Result<ArtifactRun> => {
  if (raw === '') return E.right('this');
  if (raw === 'latest') return E.right('latest');
  return /^[1-9]\d*$/.test(raw) && Number.isSafeInteger(Number(raw))
    ? E.right(Number(raw))
    : invalid(
        'artifactRunId',
        raw,
        'the id of a workflow run (a number), latest, or nothing for this run',
      );
};

const manifest = (raw: string): Result<string> =>
  raw === '' ? invalid('manifest', raw, 'the path of the catalog manifest') : E.right(raw);

/** A run is named for what is taken from it. */
const artifactsOfRun = (raw: Raw): Result<ReadonlyArray<string>> => {
  const lines = splitLines(raw.artifact);
  return lines.length === 0 && raw.artifactRunId !== ''
    ? invalid(
        'artifact',
        raw.artifact,
        'names or globs of artifacts to take from the run that artifact-run-id names, or neither input',
      )
    : E.right(lines);
};

/** Without a token git would say no more, and only at the end, than that it was asked for a password. */
const token = (raw: Raw): Result<string> =>
  raw.token === '' && raw.dryRun.toLowerCase() !== 'true'
    ? invalid(
        'token',
        raw.token,
        'a token with contents: write on the repository that is published to; an empty one almost always means that the secret is not set here: its name is misspelled, or the run is of the pull request of a fork or of Dependabot, which is given no secrets; check the name and where the secret is set, or set dry-run: true for a run that is not to publish',
      )
    : E.right(raw.token);

/** Git takes such names for its own whatever their case. */
const isGitFolder = (part: string): boolean => part.toLowerCase() === '.git';

const output = (raw: string): Result<string> =>
  raw.split(/[/\\]/).some(isGitFolder)
    ? invalid('output', raw, 'a folder such as _site that is not .git, nor in one')
    : E.right(raw);

/** The rules of git for names of branches, as far as they can be broken by accident. */
const branch = (raw: string): Result<string> =>
  /^(?![-.])(?!.*(\.\.|@\{|\/\/|\/\.|\.lock(\/|$)))[^\u0000-\u0020~^:?*[\\\u007f]+$/.test(raw) &&
  !/(^\/|[/.]$|^refs\/|^(HEAD|@)$)/.test(raw)
    ? E.right(raw)
    : invalid('branch', raw, 'the name of a branch such as gh-pages');

const destination = (raw: string): Result<ReadonlyArray<string>> => {
  const parts = raw.split('/').filter((part) => part !== '' && part !== '.');
  const bad = parts.some(
    (part) => part === '..' || isGitFolder(part) || /[\u0000-\u001f\u007f\\]/.test(part),
  );
  const inside = /(^|\/)api\/v1(\/|$)|(^|\/)\.nojekyll(\/|$)/.test(parts.join('/'));
  return bad || inside
    ? invalid(
        'destination',
        raw,
        'a folder on the branch such as docs/catalog, without "..", ".git" and "api/v1"',
      )
    : E.right(parts);
};

const baseUrl = (raw: string): Result<string> =>
  raw === '' || (isWebAddress(raw) && !/[?#]/.test(raw))
    ? E.right(trimEndSlashes(raw))
    : invalid(
        'baseUrl',
        raw,
        'an http or https address without ? and # such as https://acme.github.io/catalog',
      );

const author = (raw: string): Result<Inputs['author']> => {
  if (raw === '') return E.right(AUTHOR);
  const [, name, mail] = /^([^<>\u0000-\u001f]+)<([^<>\s\u0000-\u001f]+)>$/.exec(raw) ?? [];
  return name && mail
    ? E.right({ name: name.trimEnd(), mail })
    : invalid('author', raw, 'Name <mail>');
};

const message = (raw: string): Result<string> => checkTemplate(raw === '' ? DEFAULT_MESSAGE : raw);

/**
 * Decodes the inputs as the runner hands them over (trimmed). Fails with every input that is wrong.
 */
export const parseInputs = (raw: Raw): Result<Inputs> => {
  const read: { readonly [K in keyof Inputs]: Result<Inputs[K]> } = {
    manifest: manifest(raw.manifest),
    reports: E.right(splitLines(raw.reports)),
    artifact: artifactsOfRun(raw),
    artifactRunId: artifactRun(raw.artifactRunId),
    updates: E.right(raw.updates),
    repository: matching(
      'repository',
      raw.repository,
      /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}$)(?!.*\.git$)[A-Za-z0-9._-]+$/,
      'owner/name',
    ),
    branch: branch(raw.branch),
    destination: destination(raw.destination),
    token: token(raw),
    sourceToken: E.right(raw.sourceToken),
    baseUrl: baseUrl(raw.baseUrl),
    carryForward: bool('carryForward', raw.carryForward),
    unmatchedReports: oneOf('unmatchedReports', raw.unmatchedReports, ['warn', 'error', 'ignore']),
    invalidReports: oneOf('invalidReports', raw.invalidReports, ['error', 'warn']),
    allowRemovals: bool('allowRemovals', raw.allowRemovals),
    explorer: bool('explorer', raw.explorer),
    history: oneOf('history', raw.history, ['append', 'squash']),
    commitMessage: message(raw.commitMessage),
    author: author(raw.author),
    output: output(raw.output),
    dryRun: bool('dryRun', raw.dryRun),
  };
  const problems = Object.values(read).flatMap((each: Result<unknown>) =>
    E.isLeft(each) ? each.left : [],
  );
  if (problems.length > 0) return fail(problems);
  const values = Object.entries(read).map(([name, each]: [string, Result<unknown>]) => [
    name,
    E.toUnion(each),
  ]);
  // Every value was read by the reader of its own name just above.
  return E.right(Object.fromEntries(values) as Inputs);
};
