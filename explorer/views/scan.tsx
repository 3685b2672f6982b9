import { useMemo } from 'preact/hooks';
import type { Fixes } from '../../src/domain/fixes';
import { capitalize } from '../../src/domain/values/capitalize';
import { type Loaded, readyValue } from '../io/load';
import { useHas } from '../io/packages';
import type {
  ImageFindings,
  ImageVex,
  Release,
  StatusItem,
  VersionDetail,
} from '../model/documents';
import { idsOf } from '../model/findings';
import { fixesOf, fixLines, newerText } from '../model/fixes';
import { findVersionEntries } from '../model/history';
import { findingsText } from '../model/numbers';
import type { OwnImage } from '../model/own-image';
import { linkTo, type Route } from '../model/route';
import { scanWords } from '../parts/scan';
import { SeverityLegend } from '../parts/security';
import { Empty, Ready } from '../parts/states';
import { Platforms, scanText } from './covered';
import { Findings } from './findings';
import { Suppressions, Unconfirmed } from './uncounted';

export const detailPath = (slug: string, version: string): string =>
  `security/${slug}/${version}.json`;

const NotScanned = ({ status }: { status: StatusItem | undefined }) => {
  const state = status?.state === 'withheld' ? 'withheld' : 'unscanned';
  return (
    <Empty title={scanWords(state).label}>
      <p>{scanWords(state).meaning}</p>
      <p>Its CVEs are unknown: there may be none, or many.</p>
    </Empty>
  );
};

interface ScanProps {
  readonly route: Route;
  readonly image: OwnImage;
  readonly release: Release;
  readonly status: StatusItem | undefined;
  readonly findings: ImageFindings | undefined;
  readonly detail: Loaded<VersionDetail>;
  readonly isDated: boolean;
  readonly vex: ImageVex | undefined;
}

const FixLines = ({ fixes }: { fixes: Fixes | undefined }) => (
  <>
    {[...fixLines(fixes), newerText(fixes) ?? []].flat().map((text) => (
      <p key={text} class="note">
        {capitalize(text)}
      </p>
    ))}
  </>
);

/** A zero is left out, because a partial scan proves no absence. */
const titleOf = (detail: VersionDetail | undefined, status: StatusItem | undefined): string => {
  if (detail === undefined) return 'Findings in';
  const { cves } = detail;
  if (cves.length > 0) return `${findingsText(cves.length, idsOf(cves).size)} in`;
  return status?.state === 'partial' ? 'No known CVE in what was scanned of' : 'No known CVE in';
};

export const Scan = ({ route, image, release, status, findings, vex, ...props }: ScanProps) => {
  const { version, digest } = release;
  const { detail, isDated } = props;
  const recorded = image.records.some((each) => each.version === version);
  const entries = useMemo(() => findVersionEntries(findings, version), [findings, version]);
  const known = readyValue(detail);
  const none = <NotScanned status={status} />;
  return (
    <>
      <section aria-labelledby="findings">
        <div class="spread">
          <h2 id="findings">
            {titleOf(known, status)} <code>{version}</code>
          </h2>
          {useHas('packages') && (
            <a href={linkTo(['images', image.slug, version, 'packages'])}>Packages</a>
          )}
        </div>
        {recorded ? (
          <>
            <div class="scan flow">
              {known && <SeverityLegend counts={known} />}
              {status && isDated && (
                <>
                  <p class="note">{scanText(status)}</p>
                  <FixLines fixes={fixesOf(status, entries, known?.cves)} />
                  <Platforms status={status} />
                </>
              )}
            </div>
            <Ready of={detail} missing={none}>
              {(loaded) => (
                <Findings
                  key={version}
                  route={route}
                  image={image.image}
                  detail={loaded}
                  entries={entries}
                  digest={digest}
                  vex={vex}
                />
              )}
            </Ready>
          </>
        ) : (
          none
        )}
      </section>
      <Unconfirmed entries={entries.filter(({ confirmed }) => !confirmed)} />
      <Suppressions items={known?.suppressions ?? []} digest={digest} vex={vex} />
    </>
  );
};
