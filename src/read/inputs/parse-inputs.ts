import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { fail, failWith, type Result } from '../../domain/problem';
import { findSiteMistake } from '../../domain/site';
import { didYouMean, meantBoolean } from '../../domain/values/did-you-mean';
import { show } from '../../domain/values/escape';
import { trimEndSlashes } from '../../domain/values/trim-slashes';
import { isWebAddress, withPlainScheme } from '../../domain/web-address';
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

/** A valid example for each input that has no list of words. */
const EXAMPLES: { readonly [K in keyof Inputs]?: string } = {
  manifest: 'catalog.yaml',
  repository: 'acme/catalog',
  branch: 'gh-pages',
  destination: 'docs/catalog',
  baseUrl: 'https://acme.github.io/catalog',
  artifactRunId: '1234567890',
  author: 'Acme Bot <bot@acme.example>',
  output: '_site',
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

const oneOf =
  <W extends string>(name: keyof Inputs, words: ReadonlyArray<W>) =>
  (found: string): Result<W> => {
    const word = words.find((each) => each === found);
    if (word !== undefined) return E.right(word);
    const synonym = meantBoolean(found);
    const meant = words.find((each) => each === synonym) ?? didYouMean(found, words);
    const fix = meant ? `did you mean ${meant}?` : 'write one of them, or leave the input out';
    return invalid(name, found, `one of ${words.join(', ')}`, fix);
  };

const bool =
  (name: keyof Inputs) =>
  (raw: string): Result<boolean> =>
    pipe(
      oneOf(name, ['true', 'false'])(raw.toLowerCase()),
      E.map((value) => value === 'true'),
    );

/** Any text, such as a path that is checked when it is read. */
const plain = (raw: string): Result<string> => E.right(raw);

const lines = (raw: string): Result<ReadonlyArray<string>> => E.right(splitLines(raw));

const repository = (raw: string): Result<string> =>
  /^[A-Za-z0-9][A-Za-z0-9_-]*\/(?!\.{1,2}$)(?!.*\.git$)[A-Za-z0-9._-]+$/.test(raw)
    ? E.right(raw)
    : invalid('repository', raw, 'owner/name');

const artifactRunId = (raw: string): Result<ArtifactRun> => {
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

/** A run without artifacts to take from it is a mistake. */
const artifact = (raw: string, { artifactRunId: run }: Raw): Result<ReadonlyArray<string>> =>
  splitLines(raw).length === 0 && run !== ''
    ? invalid(
        'artifact',
        raw,
        'the names or globs of the artifacts to take from the run in artifact-run-id; set both inputs or neither',
      )
    : lines(raw);

/** Without a token, git would fail only at the end. */
const token = (raw: string, { dryRun }: Raw): Result<string> =>
  raw === '' && dryRun.toLowerCase() !== 'true'
    ? invalid(
        'token',
        raw,
        'a token with contents: write on the repository to publish to; an empty token usually means that the secret is not available to this run: its name is misspelled, or the run belongs to a pull request from a fork or from Dependabot, which get no secrets; check the secret, or set dry-run: true for a run that should not publish',
      )
    : E.right(raw);

/** Git reserves this name, in any case. */
const isGitFolder = (part: string): boolean => part.toLowerCase() === '.git';

const isInGit = (path: string): boolean => path.split(/[/\\]/).some(isGitFolder);

const output = (raw: string): Result<string> =>
  isInGit(raw) ? invalid('output', raw, 'a folder such as _site, outside of .git') : E.right(raw);

/** Removes what git writes before the name of a branch. */
const branchFix = (raw: string): string | undefined => {
  const [, name] = /^refs\/(?:heads|remotes\/origin)\/([\w./-]+)$/.exec(raw) ?? [];
  return name === undefined ? undefined : `write ${name}`;
};

/** Checks the rules of git for branch names that are easy to break by accident. */
const gitBranch = (raw: string): Result<string> =>
  /^(?![-.])(?!.*(\.\.|@\{|\/\/|\/\.|\.lock(\/|$)))[^\u0000-\u0020~^:?*[\\\u007f]+$/.test(raw) &&
  !/(^\/|[/.]$|^refs\/|^(HEAD|@)$)/.test(raw)
    ? E.right(raw)
    : invalid('branch', raw, 'the name of a branch such as gh-pages', branchFix(raw));

const branch = (raw: string): Result<string> => {
  const [, own] = /^(?:remotes\/)?origin\/(.+)$/.exec(raw) ?? [];
  return own === undefined
    ? gitBranch(raw)
    : invalid(
        'branch',
        raw,
        'the name that the branch has on the server, without origin, which is what a clone calls the server',
        `write ${own}`,
      );
};

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
  const mistake = findSiteMistake(raw);
  if (mistake !== undefined) return failWith(`input ${inputName('baseUrl')}: ${mistake}`);
  return isWebAddress(raw) && !/[?#]/.test(raw)
    ? E.right(withPlainScheme(trimEndSlashes(raw)))
    : invalid(
        'baseUrl',
        raw,
        'an http or https address without ? or #, such as https://acme.github.io/catalog',
      );
};

const author = (raw: string): Result<Inputs['author']> => {
  if (raw === '') return E.right(AUTHOR);
  const [, name, email] = /^([^<>\u0000-\u001f]+)<([^<>\s\u0000-\u001f]+)>$/.exec(raw) ?? [];
  return name && email
    ? E.right({ name: name.trimEnd(), email })
    : invalid('author', raw, 'Name <email address>');
};

const MAX_VERIFY = 3600;

const SECONDS_OF: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/** `write 60` for `60s` and `1m`. */
const secondsFix = (raw: string): string | undefined => {
  const [, number, unit = ''] = /^(\d+) ?([smh])[a-z]*$/i.exec(raw) ?? [];
  const seconds = Number(number) * (SECONDS_OF[unit.toLowerCase()] ?? 1);
  return seconds <= MAX_VERIFY ? `write ${seconds}` : undefined;
};

const verify = (raw: string): Result<number> =>
  /^\d{1,4}$/.test(raw) && Number(raw) <= MAX_VERIFY
    ? E.right(Number(raw))
    : invalid('verify', raw, `whole seconds from 0 to ${MAX_VERIFY}`, secondsFix(raw));

/** Without waiting for the site, its state is unknown. */
const failOn = (raw: string, { verify: seconds }: Raw): Result<Inputs['failOn']> =>
  pipe(
    parseFailOn(raw),
    E.chain((gates) =>
      Number(seconds) === 0 && gates.some(({ text }) => text === 'not-live')
        ? failWith(
            'input fail-on: found not-live with verify: 0, expected seconds to wait for the site; set verify, for example to 900, or remove not-live',
          )
        : E.right(gates),
    ),
  );

/** The parsers get the text of their input and of all inputs. */
const PARSERS: { readonly [K in keyof Inputs]: (raw: string, all: Raw) => Result<Inputs[K]> } = {
  manifest,
  reports: lines,
  artifact,
  artifactRunId,
  updates: plain,
  kev: plain,
  epss: plain,
  vex: lines,
  repository,
  branch,
  destination,
  token,
  sourceToken: plain,
  baseUrl,
  carryForward: bool('carryForward'),
  unmatchedReports: oneOf('unmatchedReports', ['warn', 'error', 'ignore']),
  invalidReports: oneOf('invalidReports', ['error', 'warn']),
  allowRemovals: bool('allowRemovals'),
  explorer: bool('explorer'),
  landing: bool('landing'),
  history: oneOf('history', ['append', 'squash']),
  commitMessage: plain,
  author,
  output,
  failOn,
  verify,
  dryRun: bool('dryRun'),
  draft: bool('draft'),
};

/** The names of the inputs in `action.yml`, by their keys. */
export const INPUT_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(PARSERS).map((key) => [key, inputName(key)]),
);

/** Decodes the inputs of the runner (trimmed). Fails with all invalid inputs. */
export const parseInputs = (raw: Raw): Result<Inputs> => {
  const parsed = Object.entries(PARSERS).map(([key, parse]): readonly [string, Result<unknown>] => [
    key,
    // The table has exactly the keys of the inputs.
    parse(raw[key as keyof Inputs], raw),
  ]);
  const problems = parsed.flatMap(([, each]) => (E.isLeft(each) ? each.left : []));
  if (problems.length > 0) return fail(problems);
  const values = parsed.map(([key, each]) => [key, E.toUnion(each)]);
  // Each value comes from the parser of its own input.
  return E.right(Object.fromEntries(values) as Inputs);
};
