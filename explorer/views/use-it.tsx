import { readyValue, useDocument } from '../io/load';
import { pullCommand, verification } from '../model/commands';
import type { Badge, Image } from '../model/documents';
import { Command } from '../parts/copy';
import { Fact, Facts } from '../parts/facts';

const Line = ({ label, command }: { label: string; command: string | undefined }) => (
  <Fact label={label}>
    <Command text={command} what={`command: ${label.toLowerCase()}`} />
  </Fact>
);

interface UseItProps {
  readonly image: Image;
  readonly version: string;
  readonly digest: string | undefined;
}

/** Commands that pull a version and verify its signature. */
export const UseIt = ({ image, version, digest }: UseItProps) => {
  // The only document that states how artifacts are signed.
  const signing = readyValue(useDocument<Badge>('badge/signing.json', 'later'))?.message;
  const pinned = `${image.image}@${digest}`;
  const verify = digest === undefined ? undefined : verification(signing, pinned, image.source);
  return (
    <section aria-labelledby="use-it" class="use-it">
      <h2 id="use-it">
        Use <code>{version}</code>
      </h2>
      <Facts>
        <Line label="Pull by tag" command={pullCommand(`${image.image}:${version}`)} />
        {digest === undefined ? null : (
          <Line label="Pull by digest" command={pullCommand(pinned)} />
        )}
        {verify === undefined ? null : (
          <Line label="Verify the signature" command={verify.command} />
        )}
      </Facts>
      {digest === undefined ? (
        <p class="note">The catalog states no digest for this version.</p>
      ) : (
        <p class="note">A digest always names the same image; a tag may not.</p>
      )}
      {signing === undefined ? null : (
        <p class="note">
          How the catalog says it is signed: {signing}.{' '}
          {verify?.owner === undefined
            ? null
            : `The command accepts a signature by any GitHub workflow of ${verify.owner}.`}
        </p>
      )}
    </section>
  );
};
