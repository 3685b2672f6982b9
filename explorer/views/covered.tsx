import { isOutdated } from '../../src/domain/outdated';
import type { StatusItem } from '../model/documents';
import { formatInstant } from '../model/freshness';
import { stateWords } from '../parts/scan';

/** What a scan covered: the platforms that the catalog states, and how old its vulnerability database was. */
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
      ) : (
        <p class="note">
          {database == null
            ? 'The age of the vulnerability database is unknown.'
            : `Vulnerability database of ${formatInstant(database)}.`}
        </p>
      )}
    </>
  );
};
