import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { siteAboveApi } from '../domain/site';
import { isWebAddress } from '../domain/web-address';
import { fail, failWith, type Result } from '../problem';
import { didYouMean } from '../values/did-you-mean';
import { show } from '../values/escape';
import { trimEndSlashes } from '../values/trim-slashes';
import { checkTemplate } from './commit-template';
import { parseFailOn } from './fail-on';
import type { ArtifactRun, Inputs } from './inputs';
import { splitLines } from './patterns';

type Raw = Readonly<Record<keyof Inputs, string>>;

const AUTHOR = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
};

/** The name of an input in `action.yml`: `dry-run` for `dryRun`. */
const inputName = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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
  verify: '900',
};

const invalid = (
  name: keyof Inputs,
  found: string,
  expected: string,
  fix: string | undefined = EXAMPLES[name] && `write, for example, ${EXAMPLES[name]}`,
): Result<never> =>
  failWith(
    `input ${inputName(name)}: found ${show(found)}, expected ${expected}${fix ? `; ${fix}` : ''}`,
  );

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
  { [name]: found }: Raw,
  words: ReadonlyArray<W>,
): Result<W> => {
  const word = words.find((each) => each === found);
  if (word !== undefined) return E.right(word);
  const synonym = Object.hasOwn(YES_OR_NO, found) ? YES_OR_NO[found] : undefined;
  const meant = words.find((each) => each === synonym) ?? didYouMean(found, words);
  const fix = meant ? `did you mean ${meant}?` : 'write one of them, or leave the input out';
  return invalid(name, found, `one of ${words.join(', ')}`, fix);
};

const bool = (name: keyof Inputs, raw: Raw): Result<boolean> =>
  pipe(
    oneOf(name, { ...raw, [name]: raw[name].toLowerCase() }, ['true', 'false']),
    E.map((value) => value === 'true'),
  );

const repository = (raw: string): Result<string> =>
  /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}$)(?!.*\.git$)[A-Za-z0-9._-]+$/.test(raw)
    ? E.right(raw)
    : invalid('repository', raw, 'owner/name');

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

const baseUrl = (raw: string): Result<string> => {
  if (raw === '') return E.right(raw);
  if (!isWebAddress(raw) || /[?#]/.test(raw))
    return invalid(
      'baseUrl',
      raw,
      'an http or https address without ? or #, such as https://acme.github.io/catalog',
    );
  const above = siteAboveApi(raw);
  return above === undefined
    ? E.right(trimEndSlashes(raw))
    : invalid('baseUrl', raw, 'the address of the site, not of the API on it', `write ${above}`);
};

const author = (raw: string): Result<Inputs['author']> => {
  if (raw === '') return E.right(AUTHOR);
  const [, name, email] = /^([^<>\u0000-\u001f]+)<([^<>\s\u0000-\u001f]+)>$/.exec(raw) ?? [];
  return name && email
    ? E.right({ name: name.trimEnd(), email })
    : invalid('author', raw, 'Name <email address>');
};

const MAX_VERIFY = 3600;

const verify = (raw: string): Result<number> =>
  /^\d{1,4}$/.test(raw) && Number(raw) <= MAX_VERIFY
    ? E.right(Number(raw))
    : invalid('verify', raw, `whole seconds from 0 to ${MAX_VERIFY}`);

/** A site that is not asked cannot fail the step. */
const failOn = (raw: Raw): Result<Inputs['failOn']> =>
  pipe(
    parseFailOn(raw.failOn),
    E.chain((gates) =>
      Number(raw.verify) === 0 && gates.some(({ text }) => text === 'not-live')
        ? failWith(
            'input fail-on: found not-live with verify: 0, expected seconds to wait for the site; set verify, for example to 900, or remove not-live',
          )
        : E.right(gates),
    ),
  );

/** The parser of each input; the compiler checks that none is missing. */
const PARSERS: { readonly [K in keyof Inputs]: (raw: Raw) => Result<Inputs[K]> } = {
  manifest: (raw) => manifest(raw.manifest),
  reports: (raw) => E.right(splitLines(raw.reports)),
  artifact: artifactsOfRun,
  artifactRunId: (raw) => artifactRun(raw.artifactRunId),
  updates: (raw) => E.right(raw.updates),
  kev: (raw) => E.right(raw.kev),
  epss: (raw) => E.right(raw.epss),
  vex: (raw) => E.right(splitLines(raw.vex)),
  repository: (raw) => repository(raw.repository),
  branch: (raw) => branch(raw.branch),
  destination: (raw) => destination(raw.destination),
  token,
  sourceToken: (raw) => E.right(raw.sourceToken),
  baseUrl: (raw) => baseUrl(raw.baseUrl),
  carryForward: (raw) => bool('carryForward', raw),
  unmatchedReports: (raw) => oneOf('unmatchedReports', raw, ['warn', 'error', 'ignore']),
  invalidReports: (raw) => oneOf('invalidReports', raw, ['error', 'warn']),
  allowRemovals: (raw) => bool('allowRemovals', raw),
  explorer: (raw) => bool('explorer', raw),
  landing: (raw) => bool('landing', raw),
  history: (raw) => oneOf('history', raw, ['append', 'squash']),
  commitMessage: (raw) => checkTemplate(raw.commitMessage),
  author: (raw) => author(raw.author),
  output: (raw) => output(raw.output),
  failOn,
  summaryFile: (raw) => parseSummaryFile(raw.summaryFile),
  verify: (raw) => verify(raw.verify),
  dryRun: (raw) => bool('dryRun', raw),
};

/** The names of the inputs in `action.yml`, by their keys. */
export const INPUT_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(PARSERS).map((key) => [key, inputName(key)]),
);

/** Decodes the inputs of the runner (trimmed). Fails with all invalid inputs. */
export const parseInputs = (raw: Raw): Result<Inputs> => {
  const parsed = Object.entries(PARSERS).map(([key, parse]): readonly [string, Result<unknown>] => [
    key,
    parse(raw),
  ]);
  const problems = parsed.flatMap(([, each]) => (E.isLeft(each) ? each.left : []));
  if (problems.length > 0) return fail(problems);
  const values = parsed.map(([key, each]) => [key, E.toUnion(each)]);
  // Each value comes from the parser of its own input.
  return E.right(Object.fromEntries(values) as Inputs);
};
