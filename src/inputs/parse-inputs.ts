import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { isWebAddress } from '../domain/web-address';
import { fail, type Problem, problem, type Result } from '../problem';
import { didYouMean } from '../values/did-you-mean';
import { show } from '../values/escape';
import { trimEndSlashes } from '../values/trim-slashes';
import { checkTemplate } from './commit-template';
import { parseFailOn } from './fail-on';
import { type ArtifactRun, INPUT_NAMES, type Inputs } from './inputs';
import { splitLines } from './patterns';

/** Inputs as the runner passes them. */
type Raw = Readonly<Record<keyof Inputs, string>>;

const AUTHOR = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
};

/** A valid example for each input that is not an enumeration, for its error messages. */
const EXAMPLES: { readonly [K in keyof Inputs]?: string } = {
  manifest: 'catalog.yaml',
  repository: 'acme/catalog',
  branch: 'gh-pages',
  destination: 'docs/catalog',
  baseUrl: 'https://acme.github.io/catalog',
  artifactRunId: '1234567890',
  author: 'Acme Bot <bot@acme.example>',
  output: '_site',
  summaryFile: 'summary.md',
};

const invalid = (
  name: keyof Inputs,
  found: string,
  expected: string,
  fix: string | undefined = EXAMPLES[name] && `write, for example, ${EXAMPLES[name]}`,
): Result<never> =>
  fail([
    problem(
      `input ${INPUT_NAMES[name]}: found ${show(found)}, expected ${expected}${fix ? `; ${fix}` : ''}`,
    ),
  ]);

/** Other common words for true and false. */
const YES_OR_NO: Readonly<Record<string, string>> = {
  yes: 'true',
  on: 'true',
  '1': 'true',
  no: 'false',
  off: 'false',
  '0': 'false',
};

const oneOf = <W extends string>(
  name: keyof Inputs,
  raw: string,
  words: ReadonlyArray<W>,
): Result<W> => {
  const found = words.find((each) => each === raw);
  if (found !== undefined) return E.right(found);
  const synonym = Object.hasOwn(YES_OR_NO, raw) ? YES_OR_NO[raw] : undefined;
  const meant = words.find((each) => each === synonym) ?? didYouMean(raw, words);
  const fix = meant ? `did you mean ${meant}?` : 'write one of them, or leave the input out';
  return invalid(name, raw, `one of ${words.join(', ')}`, fix);
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

const artifactRun = (raw: string): Result<ArtifactRun> => {
  if (raw === '') return E.right('this');
  return /^[1-9]\d*$/.test(raw) && Number.isSafeInteger(Number(raw))
    ? E.right(Number(raw))
    : invalid(
        'artifactRunId',
        raw,
        'the id of a workflow run (a number), or an empty value for this run',
      );
};

const manifest = (raw: string): Result<string> =>
  raw === '' ? invalid('manifest', raw, 'the path of the catalog manifest') : E.right(raw);

/** Naming a run without naming artifacts is a mistake. */
const artifactsOfRun = (raw: Raw): Result<ReadonlyArray<string>> => {
  const lines = splitLines(raw.artifact);
  return lines.length === 0 && raw.artifactRunId !== ''
    ? invalid(
        'artifact',
        raw.artifact,
        'the names or globs of the artifacts to take from the run in artifact-run-id; state both inputs or neither',
      )
    : E.right(lines);
};

/** Checks the token now: without one, git would fail only at the end. */
const token = (raw: Raw): Result<string> =>
  raw.token === '' && raw.dryRun.toLowerCase() !== 'true'
    ? invalid(
        'token',
        raw.token,
        'a token with contents: write on the repository to publish to; an empty token usually means that the secret is not available to this run: its name is misspelled, or the run belongs to a pull request from a fork or from Dependabot, which get no secrets; check the secret, or set dry-run: true for a run that should not publish',
      )
    : E.right(raw.token);

/** Git reserves this name, in any case. */
const isGitFolder = (part: string): boolean => part.toLowerCase() === '.git';

const isInGit = (path: string): boolean => path.split(/[/\\]/).some(isGitFolder);

const output = (raw: string): Result<string> =>
  isInGit(raw) ? invalid('output', raw, 'a folder such as _site, outside of .git') : E.right(raw);

/** Parses the path of the summary alone, because it is needed even if other inputs are invalid. */
export const parseSummaryFile = (raw: string): Result<string> =>
  isInGit(raw) || /[/\\]$/.test(raw)
    ? invalid('summaryFile', raw, 'a file such as summary.md, outside of .git')
    : E.right(raw);

/** Checks the rules of git for branch names that are easy to break by accident. */
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
        'a folder on the branch such as docs/catalog, without "..", ".git", "api/v1" or ".nojekyll"',
      )
    : E.right(parts);
};

const baseUrl = (raw: string): Result<string> =>
  raw === '' || (isWebAddress(raw) && !/[?#]/.test(raw))
    ? E.right(trimEndSlashes(raw))
    : invalid(
        'baseUrl',
        raw,
        'an http or https address without ? or #, such as https://acme.github.io/catalog',
      );

const author = (raw: string): Result<Inputs['author']> => {
  if (raw === '') return E.right(AUTHOR);
  const [, name, email] = /^([^<>\u0000-\u001f]+)<([^<>\s\u0000-\u001f]+)>$/.exec(raw) ?? [];
  return name && email
    ? E.right({ name: name.trimEnd(), email })
    : invalid('author', raw, 'Name <email address>');
};

/** Warns about inputs that are valid, but probably not intended. */
export const findInputWarnings = ({ author: { email } }: Inputs): ReadonlyArray<Problem> =>
  /^[^@]+@[^@]+$/.test(email)
    ? []
    : [
        problem(
          `input author: found the address ${show(email)}, expected an email address, since GitHub links a commit to an account by it; write, for example, Acme Bot <bot@acme.example>`,
        ),
      ];

/** Decodes the inputs of the runner (trimmed). Fails with all invalid inputs. */
export const parseInputs = (raw: Raw): Result<Inputs> => {
  const parsed: { readonly [K in keyof Inputs]: Result<Inputs[K]> } = {
    manifest: manifest(raw.manifest),
    reports: E.right(splitLines(raw.reports)),
    artifact: artifactsOfRun(raw),
    artifactRunId: artifactRun(raw.artifactRunId),
    updates: E.right(raw.updates),
    kev: E.right(raw.kev),
    epss: E.right(raw.epss),
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
    landing: bool('landing', raw.landing),
    history: oneOf('history', raw.history, ['append', 'squash']),
    commitMessage: checkTemplate(raw.commitMessage),
    author: author(raw.author),
    output: output(raw.output),
    failOn: parseFailOn(raw.failOn),
    summaryFile: parseSummaryFile(raw.summaryFile),
    dryRun: bool('dryRun', raw.dryRun),
  };
  const problems = Object.values(parsed).flatMap((each: Result<unknown>) =>
    E.isLeft(each) ? each.left : [],
  );
  if (problems.length > 0) return fail(problems);
  const values = Object.entries(parsed).map(([name, each]: [string, Result<unknown>]) => [
    name,
    E.toUnion(each),
  ]);
  // Each value comes from the parser of its own input.
  return E.right(Object.fromEntries(values) as Inputs);
};
