import { useState } from 'preact/hooks';
import { useDocument } from '../io/load';
import { verification, waysToUse } from '../model/commands';
import type { Badge, Release } from '../model/documents';
import type { OwnImage } from '../model/own-image';
import { Chips } from '../parts/controls';
import { Command } from '../parts/copy';
import { Ready } from '../parts/states';

interface UseItProps {
  readonly image: OwnImage;
  readonly release: Release;
}

const SIGNATURE = 'cosign';

/** Loaded on demand: only one badge states how artifacts are signed. */
const Signature = ({ image, digest }: { image: OwnImage; digest: string }) => (
  <Ready
    of={useDocument<Badge>('badge/signing.json')}
    missing={<p class="note">The catalog does not say how it is signed.</p>}
  >
    {({ message }) => {
      const verify = verification(message, `${image.image}@${digest}`, image.source);
      return (
        <>
          {verify === undefined ? null : <Command text={verify.command} what={SIGNATURE} />}
          <p class="note">
            How the catalog says it is signed: {message}.{' '}
            {verify?.owner === undefined
              ? null
              : `The command accepts a signature by any GitHub workflow of ${verify.owner}.`}
          </p>
        </>
      );
    }}
  </Ready>
);

export const UseIt = ({ image, release: { version, digest } }: UseItProps) => {
  const [asked, ask] = useState('docker');
  const ways = waysToUse(image.image, version, digest);
  const names = [...ways.map(([each]) => each), ...(digest === undefined ? [] : [SIGNATURE])];
  return (
    <section aria-labelledby="use-it" class="use-it">
      <h2 id="use-it">
        Pull <code>{version}</code>
      </h2>
      <Chips label="How" chips={names.map((each) => [each, each])} value={asked} onChange={ask} />
      {asked === SIGNATURE && digest !== undefined ? (
        <Signature image={image} digest={digest} />
      ) : (
        <Command text={ways.find(([each]) => each === asked)?.[1]} what={asked} />
      )}
    </section>
  );
};
