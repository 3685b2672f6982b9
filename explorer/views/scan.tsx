import { useMemo } from 'preact/hooks';
import { NOW } from '../io/clock';
import { readyValue, useDocument } from '../io/load';
import { useHasPackages } from '../io/packages';
import type { Image, ImageFindings, ImageVex, StatusItem, VersionDetail } from '../model/documents';
import { ageOf, formatInstant } from '../model/freshness';
import { findVersionEntries } from '../model/history';
import { fewerText, findBetterVersion } from '../model/related';
import { linkTo, type Route } from '../model/route';
import { uncheckedText } from '../model/unchecked';
import { recommendedOf } from '../model/verdict';
import { scanWords, stateWords } from '../parts/scan';
import { Empty, Ready } from '../parts/states';
import { Build } from './build';
import { Covered, databaseText } from './covered';
import { Findings } from './findings';
import { Suppressions } from './suppressions';
import { Unconfirmed } from './unconfirmed';

export const detailPath = (slug: string, version: string): string =>
  `security/${slug}/${version}.json`;

export const findingsPath = (slug: string): string => `images/${slug}/findings.json`;

const NotScanned = ({ status }: { status: StatusItem | undefined }) => {
  const state = status?.state === 'withheld' ? 'withheld' : 'unscanned';
  return (
    <Empty title={stateWords(state).label}>
      <p>{stateWords(state).meaning}</p>
      <p>Its CVEs are unknown: there may be none, or many.</p>
    </Empty>
  );
};

interface ProvenanceProps {
  readonly status: StatusItem;
  /** Where the scans come from, in the words of the catalog; undefined until the record has loaded. */
  readonly source: string | undefined;
}

/** When and by what it was scanned, with a warning if that is not reliable. */
const Provenance = ({ status, source }: ProvenanceProps) => {
  const age = ageOf(status.scannedAt, NOW);
  const { label, meaning } = scanWords(age);
  return (
    <>
      <p class="note">
        {status.scannedAt === null ? 'No scan date' : `Scanned ${formatInstant(status.scannedAt)}`}
        {status.scanner === null ? '' : ` by ${status.scanner}`}
        {databaseText(status)}
        {source === undefined ? '' : `. Source: ${source}`}
      </p>
      <Covered status={status} />
      {age === 'stale' || age === 'future' ? (
        <p class="notice notice-warning">
          <strong>{label}.</strong> This version was{' '}
          {age === 'stale' ? meaning : `scanned ${meaning}`}: what is known now may differ.
        </p>
      ) : null}
      {status.state === 'partial' ? (
        <p class="notice notice-warning">
          <strong>Partial.</strong> {stateWords('partial').meaning} {uncheckedText(status)}
        </p>
      ) : null}
    </>
  );
};

const Better = ({ image, version }: { image: Image; version: string }) => {
  const better = findBetterVersion(image.security, version);
  // The verdict names the recommended one.
  return better === undefined || better === recommendedOf(image) ? null : (
    <p class="notice">
      A newer version, <a href={linkTo(['images', image.slug, better])}>{better}</a>, has{' '}
      {fewerText(image.security, better, version)}.
    </p>
  );
};

interface ScanProps {
  readonly route: Route;
  readonly image: Image;
  readonly version: string;
  readonly status: StatusItem | undefined;
  readonly vex: ImageVex | undefined;
}

export const Scan = ({ route, image, version, status, vex }: ScanProps) => {
  const recorded = image.security?.versions.some((each) => each.version === version) ?? false;
  const path = recorded ? detailPath(image.slug, version) : undefined;
  const detail = useDocument<VersionDetail>(path);
  const history = readyValue(
    useDocument<ImageFindings>(image.status === 'planned' ? undefined : findingsPath(image.slug)),
  );
  const entries = useMemo(() => findVersionEntries(history, version), [history, version]);
  const none = <NotScanned status={status} />;
  return (
    <>
      <Build slug={image.slug} version={version} entries={entries} />
      <section aria-labelledby="findings">
        <div class="spread">
          <h2 id="findings">
            Findings in <code>{version}</code>
          </h2>
          {useHasPackages() ? (
            <a class="button" href={linkTo(['images', image.slug, version, 'packages'])}>
              Packages
            </a>
          ) : null}
        </div>
        {recorded ? (
          <>
            {status === undefined ? null : (
              <Provenance status={status} source={readyValue(detail)?.source} />
            )}
            <Better image={image} version={version} />
            <Ready of={detail} missing={none}>
              {(loaded) => <Findings key={path} route={route} detail={loaded} entries={entries} />}
            </Ready>
          </>
        ) : (
          none
        )}
      </section>
      <Unconfirmed entries={entries.filter(({ confirmed }) => !confirmed)} />
      <Suppressions
        items={readyValue(detail)?.suppressions ?? []}
        digest={image.versions?.find((each) => each.version === version)?.digest}
        vex={vex}
      />
    </>
  );
};
