import * as O from 'fp-ts/Option';
import { type Changes, countChanges } from '../branch/file-changes';
import type { Differences, Numbers } from '../diff/scan-diff';
import type { Inputs } from '../inputs/inputs';
import type { Check, Verdict } from '../preflight/check';
import type { Problem } from '../problem';
import type { Publication } from '../publish/attempt';
import { signed } from './format';
import { code, count, counted, link, prose, row, tableHead } from './markdown';
import { attentionBelow, attentionOnScreen, gapsOf, problemText } from './next-steps';
import { changesBelow, changesOnScreen } from './scan-changes';
import { assemble, type Folded, folded } from './sections';

/** What the summary of a run that came to its end is made of. */
export interface Story {
  readonly publication: Publication;
  readonly inputs: Inputs;
  /** Address of the git server, e.g. `https://github.com`. */
  readonly server: string;
  /** Address of the API. */
  readonly address: string;
  /** What a dry run looked at; empty in any other. */
  readonly checks: ReadonlyArray<Check>;
  readonly warnings: ReadonlyArray<Problem>;
  readonly notices: ReadonlyArray<string>;
}

const titleOf = ({ plan: { changes }, failures }: Publication, { dryRun }: Inputs): string => {
  const files = countChanges(changes);
  if (failures.length > 0)
    return files > 0 ? '❌ Catalog published, but the step failed' : '❌ The step failed';
  if (dryRun)
    return files > 0
      ? `🔎 Dry run: would publish ${counted(files, 'file')}`
      : '🔎 Dry run: would change nothing';
  return files > 0 ? '✅ Catalog published' : '✅ Catalog unchanged';
};

const fileCounts = ({ added, modified, removed }: Changes): string =>
  [
    ...(added.size > 0 ? [`${count(added.size)} added`] : []),
    ...(modified.size > 0 ? [`${count(modified.size)} modified`] : []),
    ...(removed.length > 0 ? [`${count(removed.length)} removed`] : []),
  ].join(', ');

const commitLink = (commit: string, { server, inputs }: Story): string =>
  link(code(commit.slice(0, 7)), `${server}/${inputs.repository}/commit/${commit}`);

/** Where the branch is after the run, in one sentence. */
const placeOf = (story: Story): string => {
  const { publication, inputs } = story;
  const { changes } = publication.plan;
  const branch = code(inputs.branch);
  const tip = O.toNullable(publication.tip);
  const files = countChanges(changes);
  const what = `${counted(files, 'file')} (${fileCounts(changes)})`;
  if (inputs.dryRun) {
    const at =
      tip === null
        ? `${branch} does not exist yet`
        : `${branch} stays at ${commitLink(tip, story)}`;
    return files > 0
      ? `Nothing was pushed: ${at}. Would change ${what}`
      : `Nothing was pushed: ${at}`;
  }
  if (tip === null) return `${branch} does not exist`;
  return files > 0
    ? `Commit ${commitLink(tip, story)} on ${branch}: ${what}`
    : `No commit: ${branch} stays at ${commitLink(tip, story)}`;
};

const NUMBERS: ReadonlyArray<readonly [keyof Numbers, string]> = [
  ['images', 'Images'],
  ['charts', 'Charts'],
  ['cves', 'CVEs'],
  ['fixable', 'Fixable'],
  ['critical', 'Critical'],
  ['high', 'High'],
  ['medium', 'Medium'],
  ['low', 'Low'],
  ['unknown', 'Unknown'],
];

/** More CVEs are bad news, fewer are good; more images are just more. */
const moved = (key: keyof Numbers, change: number): string => {
  const text = signed(change);
  if (text === '' || key === 'images' || key === 'charts') return text;
  return `${change > 0 ? '🔴' : '🟢'} ${text}`;
};

/** The totals, and below them their change since the last publish. */
const totalsOf = ({ before, after }: Differences): ReadonlyArray<string> => {
  const changes = NUMBERS.map(([key]) =>
    before === undefined ? '' : moved(key, after[key] - before[key]),
  );
  return [
    '',
    ...tableHead(['', ...NUMBERS.map(([, title]) => `${title}:`)]),
    row(['**Now**', ...NUMBERS.map(([key]) => `**${count(after[key])}**`)]),
    ...(changes.some((each) => each !== '') ? [row(['Change', ...changes])] : []),
  ];
};

const sinceOf = ({ differences: { first, before } }: Publication): ReadonlyArray<string> => {
  if (first) return ['', 'This is the first publish: there is nothing to compare it with.'];
  return before === undefined
    ? ['', 'The numbers published before cannot be told: they are not as this action left them.']
    : [];
};

const failuresOf = ({ failures }: Publication): ReadonlyArray<string> =>
  failures.length === 0 ? [] : ['', ...failures.map((each) => `- ❌ ${problemText(each)}`)];

const filesBelow = ({ plan: { changes } }: Publication): Folded => {
  const { added, modified, removed } = changes;
  const marked = (mark: string) => (path: string) => ({ mark, path });
  return folded(
    `Files (${fileCounts(changes)})`,
    [],
    [
      ...[...added.keys()].map(marked('added')),
      ...[...modified.keys()].map(marked('modified')),
      ...removed.map(marked('removed')),
    ],
    ({ mark, path }) => `- ${mark} ${code(path)}`,
  );
};

const sourceBelow = ({ publication: { plan }, inputs, server }: Story): Folded => {
  const { source, stale } = plan.manifestChoice;
  const { commit, repository } = source;
  const from =
    commit === null
      ? code(repository)
      : `${link(code(commit.slice(0, 7)), `${server}/${repository}/commit/${commit}`)} of ${code(repository)}`;
  return folded(
    'About this run',
    [],
    [
      `- Manifest: ${code(inputs.manifest)}, catalog of ${from}${stale ? ' (published before; this run’s own is older)' : ''}`,
      `- Published to: ${code(inputs.repository)}, branch ${code(inputs.branch)}${inputs.destination.length > 0 ? `, folder ${code(inputs.destination.join('/'))}` : ''}`,
      `- Reports that belong to a version: ${count(new Set([...plan.matches.byVersion.values()].flat()).size)}, to none: ${count(plan.matches.unmatched.length)}`,
    ],
    (line) => line,
  );
};

const MARKS: Readonly<Record<Verdict, string>> = { ok: '✅', problem: '❌', unknown: '❔' };

const checksOf = ({ checks }: Story): ReadonlyArray<string> =>
  checks.length === 0
    ? []
    : [
        '',
        '**The way to publish**',
        '',
        ...checks.map(
          ({ check, verdict, detail }) => `- ${MARKS[verdict]} ${check}: ${prose(detail)}`,
        ),
      ];

/** The job summary of a run that published, would publish, or found nothing to publish. */
export const summaryOf = (story: Story): string => {
  const { publication, inputs, address, warnings, notices } = story;
  const { differences } = publication;
  const gaps = gapsOf(publication);
  return assemble(
    [
      `## ${titleOf(publication, inputs)}`,
      '',
      `${placeOf(story)} · ${link(code(address), address)}`,
      ...failuresOf(publication),
      ...checksOf(story),
      ...totalsOf(differences),
      ...sinceOf(publication),
      ...changesOnScreen(differences),
      ...attentionOnScreen(publication, gaps, warnings),
    ],
    [
      changesBelow(differences),
      ...attentionBelow(publication, gaps, warnings, notices),
      filesBelow(publication),
      sourceBelow(story),
    ],
  );
};
