import { useState } from 'preact/hooks';
import { readyValue, useDocument } from '../io/load';
import { verification, waysToUse } from '../model/commands';
import type { Badge, Image } from '../model/documents';
import { Chips } from '../parts/controls';
import { Command } from '../parts/copy';

interface UseItProps {
  readonly image: Image;
  readonly version: string;
  readonly digest: string | undefined;
}

/** How to pull a version, pin it and verify its signature: one of several texts to copy. */
export const UseIt = ({ image, version, digest }: UseItProps) => {
  const [asked, ask] = useState('docker');
  // The only document that states how artifacts are signed.
  const signing = readyValue(useDocument<Badge>('badge/signing.json', 'later'))?.message;
  const verify =
    digest === undefined
      ? undefined
      : verification(signing, `${image.image}@${digest}`, image.source);
  const ways = waysToUse(image.image, version, digest, verify);
  const [name, text] = ways.find(([each]) => each === asked) ?? ways[0] ?? [asked, undefined];
  return (
    <section aria-labelledby="use-it" class="use-it">
      <h2 id="use-it">
        Pull <code>{version}</code>
      </h2>
      <Chips label="How" chips={ways.map(([each]) => [each, each])} value={name} onChange={ask} />
      <Command text={text} what={name} />
      {signing !== undefined && (name === 'cosign' || verify === undefined) ? (
        <p class="note">
          How the catalog says it is signed: {signing}.{' '}
          {verify?.owner === undefined
            ? null
            : `The command accepts a signature by any GitHub workflow of ${verify.owner}.`}
        </p>
      ) : null}
    </section>
  );
};
