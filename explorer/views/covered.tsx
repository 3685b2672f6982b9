import { isOutdated } from '../../src/domain/outdated';
import type { StatusItem } from '../model/documents';
import { formatInstant } from '../model/freshness';
import { stateWords } from '../parts/scan';

/** How old the vulnerability database of a scan was, as the end of a sentence. */
export const databaseText = ({ database }: StatusItem): string =>
  database == null
    ? ', with a database of unknown age'
    : `, with a database of ${formatInstant(database)}`;

/** What a scan covered: the platforms that the catalog states, and whether its vulnerability database was outdated. */
export const Covered = ({ status }: { status: StatusItem }) => {
  const { platforms = [], database } = status;
  return (
    <>
      {platforms.length === 0 ? null : (
        <ul class="legend flow" aria-label="Platforms">
          {platforms.map(({ platform, state }) => (
            <li key={platform}>
              <code>{platform}</code>{' '}
              <span class="pill" data-scan={state} title={stateWords(state).meaning}>
                {stateWords(state).label}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isOutdated(status) ? (
        <p class="notice notice-warning">
          <strong>Outdated database.</strong> The scanner’s vulnerability database was of{' '}
          {formatInstant(database ?? '')}, more than 7 days before the scan: it could not know what
          was found since.
        </p>
      ) : null}
    </>
  );
};
