import { coverageText, isCovered } from '../model/cves';
import type { Cves } from '../model/documents';
import { linkTo } from '../model/route';

/** Says what gaps in the scans mean for CVEs that are not listed. */
export const Coverage = ({ coverage }: Pick<Cves, 'coverage'>) =>
  isCovered(coverage) ? (
    <p class="note coverage">
      {coverageText(coverage)}
      {coverage.versions > 0 && (
        <>
          {' '}
          A scan finds what was known on its day:{' '}
          <a href={linkTo(['images'], { sort: 'scan' })}>the oldest scans</a>.
        </>
      )}
    </p>
  ) : (
    <p class="notice notice-warning coverage">
      <strong>Not everything was scanned.</strong> {coverageText(coverage)} These may have unknown
      CVEs.
    </p>
  );
