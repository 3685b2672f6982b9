import { useState } from 'preact/hooks';
import { statedCommand, waysToUse } from '../model/commands';
import { asScanned } from '../model/digests';
import { type Release, type StatusItem, type Verification, wordFor } from '../model/documents';
import { Chips } from '../parts/controls';
import { Command } from '../parts/copy';

interface UseItProps extends Partial<Pick<Release, 'digest' | 'digestFrom' | 'verify'>> {
  /** Without tag. */
  readonly image: string;
  readonly version: string;
  readonly status: StatusItem | undefined;
  /** The way that is shown first. */
  readonly first?: string;
}

const VERIFY = 'verify';

const WHAT: Readonly<Record<Verification['what'], string>> = {
  signature: 'Signature',
  sbom: 'SBOM',
  provenance: 'Provenance',
};

const Verify = ({ stated }: { stated: ReadonlyArray<Verification> }) => (
  <>
    <p class="note">The owner states how to verify this build. This catalog has not checked it.</p>
    {stated.map(({ what, command }) => (
      <p key={what}>
        {wordFor(WHAT, what)}{' '}
        <Command text={statedCommand(command)} what={`command: ${wordFor(WHAT, what)}`} />
      </p>
    ))}
  </>
);

export const UseIt = ({
  image,
  version,
  digest,
  status,
  first = 'docker',
  ...more
}: UseItProps) => {
  const { digestFrom, verify = [] } = more;
  const [asked, ask] = useState(first);
  const ways = waysToUse(image, version, digest);
  const names = [...ways.map(([each]) => each), ...(verify.length === 0 ? [] : [VERIFY])];
  return (
    <section aria-label={`Pull ${version}`} class="use-it">
      <h2>
        Pull <code>{version}</code>
      </h2>
      <Chips label="How" chips={names.map((each) => [each, each])} value={asked} onChange={ask} />
      {asked === VERIFY ? (
        <Verify stated={verify} />
      ) : (
        <Command text={ways.find(([each]) => each === asked)?.[1]} what={asked} />
      )}
      {digestFrom && asked !== 'docker' && (
        <p class="note">The digest {asScanned(status)}; the tag may have moved since.</p>
      )}
    </section>
  );
};
