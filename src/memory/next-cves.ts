import type { CveDocument } from '../api/cves';
import { cveFile } from '../api/paths';
import { type ChangedCve, nextDocument } from './cve-document';
import { sortedTexts } from './record-findings';

/** The documents of the branch by id, as far as a run touches them. */
export type CveDocuments = ReadonlyMap<string, CveDocument>;

/** Every id whose document a run may touch: the changed ones, and the names that come or go with them. */
export const touchedIds = (changed: ReadonlyMap<string, ChangedCve>): ReadonlySet<string> =>
  new Set([...changed].flatMap(([id, { names }]) => [id, ...names]));

const NOTHING_CHANGED: ChangedCve = {
  ...{ mentions: new Map(), names: new Set() },
  ...{ title: null, url: null },
};

type Pointers = Map<string, Map<string, boolean>>;

/** Which names begin and cease to point to the id of a document. */
const addPointers = (
  pointers: Pointers,
  before: CveDocument | undefined,
  { id, aliases }: CveDocument,
): void => {
  if (cveFile(id) === undefined) return;
  const former = before?.aliases ?? [];
  const point = (name: string, points: boolean): void => {
    const own = pointers.get(name) ?? new Map<string, boolean>();
    pointers.set(name, own.set(id, points));
  };
  for (const name of former) if (!aliases.includes(name)) point(name, false);
  for (const name of aliases) if (!former.includes(name)) point(name, true);
};

const isEmpty = ({ severity, see }: CveDocument): boolean => severity === null && see.length === 0;

/**
 * The touched documents after a run, by id; undefined for one that no longer says anything. `before` has
 * those of {@link touchedIds} that the branch has.
 */
export const nextCves = (
  changed: ReadonlyMap<string, ChangedCve>,
  before: CveDocuments,
): ReadonlyMap<string, CveDocument | undefined> => {
  const own = new Map<string, CveDocument>();
  const pointers: Pointers = new Map();
  for (const [id, change] of changed) {
    const document = nextDocument(id, before.get(id), change);
    own.set(id, document);
    addPointers(pointers, before.get(id), document);
  }
  const next = new Map<string, CveDocument | undefined>();
  for (const id of new Set([...own.keys(), ...pointers.keys()])) {
    const former = before.get(id);
    const document = own.get(id) ?? former ?? nextDocument(id, undefined, NOTHING_CHANGED);
    const pointed = pointers.get(id) ?? new Map<string, boolean>();
    const see = sortedTexts([
      ...(former?.see ?? []).filter((each) => pointed.get(each) ?? true),
      ...[...pointed].flatMap(([each, points]) => (points ? [each] : [])),
    ]);
    const whole = { ...document, see };
    next.set(id, isEmpty(whole) ? undefined : whole);
  }
  return next;
};
