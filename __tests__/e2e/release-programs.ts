/** Stand-ins for what a release asks of GitHub: `gh` with releases, tags and attestations; and `npm`, which tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isSealed } from '../../scripts/dist-seal.mjs';
import { digestOf } from '../builders/digest';
import { FAILED, OK, type Program, UNKNOWN } from './programs';
import type { Traces } from './workflow-machine';
import type { World } from './world';

/** A release of GitHub; as a draft, it has no tag yet. */
export interface Release {
  readonly isDraft: boolean;
  readonly target: string;
  readonly title: string;
  readonly notes: string;
  /** The digests of its files, by name. */
  readonly assets: Readonly<Record<string, string>>;
}

/** The releases of a repository by tag. */
export type Releases = Map<string, Release>;

/** What a person does on the page of a draft, or `gh release edit`: the tag comes with the release. */
export const publishDraft = (w: World, releases: Releases, tag: string): void => {
  const draft = releases.get(tag);
  if (draft === undefined) throw new Error(`no draft ${tag}`);
  w.git('update-ref', `refs/tags/${tag}`, draft.target);
  releases.set(tag, { ...draft, isDraft: false });
};

/** Runs no tests; like them, it fails if `dist/` is not what was built from the checkout. */
const npm: Program = ({ args, at }) =>
  args.join(' ') === 'cit' && isSealed(at('.')) ? OK : FAILED;

const VALUED = ['--target', '--title', '--notes-file'];

/** The files that `gh release create` uploads. */
const uploadsOf = (args: ReadonlyArray<string>): ReadonlyArray<string> =>
  args
    .slice(3)
    .filter((each, i, all) => !each.startsWith('--') && !VALUED.includes(all[i - 1] ?? ''));

/** The programs of a release, which act on the world and on its releases. */
export const releasePrograms = (
  w: World,
  releases: Releases,
  { attested }: Traces,
): Readonly<Record<string, Program>> => {
  const mayTag = (token: string): boolean => token === w.token;

  const create: Program = ({ args, after, at, env }) => {
    const [, , tag = ''] = args;
    if (!args.includes('--draft')) return UNKNOWN;
    if (!mayTag(env.GH_TOKEN)) return FAILED;
    releases.set(tag, {
      isDraft: true,
      target: after('--target'),
      title: after('--title'),
      notes: readFileSync(at(after('--notes-file')), 'utf8'),
      assets: Object.fromEntries(
        uploadsOf(args).map((file) => [path.basename(file), digestOf(readFileSync(at(file)))]),
      ),
    });
    return OK;
  };

  const edit: Program = ({ args, env }) => {
    const [, , tag = '', change] = args;
    if (change !== '--draft=false') return UNKNOWN;
    if (!mayTag(env.GH_TOKEN)) return FAILED;
    publishDraft(w, releases, tag);
    return OK;
  };

  const verify: Program = ({ args, after, at }) => {
    const [, , file = ''] = args;
    const name = path.basename(file);
    const digest = digestOf(readFileSync(at(file)));
    const known = attested.some(
      ([subject, sum, source]) =>
        subject === name && sum === digest && source === after('--source-digest'),
    );
    const signer = `${w.repository}/.github/workflows/release.yml`;
    const asked = [after('--repo'), after('--signer-workflow')].join(' ');
    return known && asked === `${w.repository} ${signer}` ? OK : FAILED;
  };

  const ref: Program = ({ args, env }) => {
    const target = args.find((each) => each.startsWith('repos/')) ?? '';
    const fields = Object.fromEntries(
      args.flatMap((each, i) => (/^-[fF]$/.test(args[i - 1] ?? '') ? [each.split('=')] : [])),
    ) as Readonly<Record<string, string>>;
    const [, moved] = /\/git\/(refs\/tags\/.+)$/.exec(target) ?? [];
    const name = moved ?? fields['ref'] ?? '';
    if (!mayTag(env.GH_TOKEN) || releases.has(path.basename(name))) return FAILED;
    w.git('update-ref', name, fields['sha'] ?? '');
    return OK;
  };

  const view: Program = ({ args: [, , tag = ''] }) => (releases.has(tag) ? OK : FAILED);
  const commands: Readonly<Record<string, Program>> = {
    'release view': view,
    'release create': create,
    'release edit': edit,
    'attestation verify': verify,
  };
  const gh: Program = (call) => {
    const [group = '', command = ''] = call.args;
    return (group === 'api' ? ref : commands[`${group} ${command}`])?.(call) ?? UNKNOWN;
  };
  return { gh, npm };
};
