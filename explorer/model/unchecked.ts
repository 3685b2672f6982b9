import { formatNumber, pluralize } from '../../src/domain/values/plural';
import type { StatusItem } from './documents';

/** The packages of a version that were not checked, in words; undefined if there are none. */
export const uncheckedText = ({ unchecked }: Pick<StatusItem, 'unchecked'>): string | undefined => {
  if (unchecked === undefined) return undefined;
  const { total, names } = unchecked;
  const more = total > names.length ? ` and ${formatNumber(total - names.length)} more` : '';
  const [were, them] = total === 1 ? ['was', 'it'] : ['were', 'them'];
  return `${pluralize(total, 'package')} ${were} not checked: ${names.join(', ')}${more}. Trivy has no advisories for ${them}.`;
};

/** The software that an image is about, as the scanner saw it in a version; undefined if none is stated. */
export const softwareText = (
  status: Pick<StatusItem, 'software'> | undefined,
): string | undefined => {
  const { software } = status ?? {};
  if (software === undefined) return undefined;
  if (software === null) return 'not seen by the scanner';
  const { name, version, type } = software;
  return `${version === null ? name : `${name} ${version}`} (${type})`;
};
