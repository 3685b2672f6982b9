import { cveFile } from '../../src/domain/document-file';
import { useCveItem, useExploitedBefore } from '../io/exploitation';
import { useDocument } from '../io/load';
import { affectedList, elsewhere } from '../model/advisory';
import { affectedCommand } from '../model/commands';
import { kevText } from '../model/cves';
import type { CveDocument } from '../model/documents';
import { formatDay } from '../model/freshness';
import { linkTo, type Route } from '../model/route';
import { parseVulnerabilityId } from '../model/vulnerability';
import { Command, CopyButton } from '../parts/copy';
import { Fact, Facts } from '../parts/facts';
import { Head } from '../parts/head';
import { absolute, commaList, LinkList, WebLink } from '../parts/links';
import { ExploitedPill, SeverityPill } from '../parts/security';
import { Ready } from '../parts/states';
import { Advisory } from './cve-advisory';
import { AffectedImages } from './cve-affected';
import { Closed, StillThere, Suppressed } from './cve-past';
import { CveStatements } from './cve-statements';
import { Exploitation } from './exploitation';
import { Unlisted } from './unlisted';

const UP = ['CVEs', linkTo(['cves'])] as const;

const About = ({ cve }: { cve: CveDocument }) => {
  const { id, aliases, see, url, charts } = cve;
  return (
    <section class="card" aria-labelledby="about">
      <h2 id="about">About this CVE</h2>
      <Facts>
        <Exploitation id={id} />
        <Fact label="Charts that ship it">
          {charts && <LinkList to={['charts']} names={charts} />}
        </Fact>
        <Fact label="Also known as">{aliases.join(', ')}</Fact>
        <Fact label="Also a name of">
          {see.length > 0 && <LinkList to={['cves']} names={see} />}
        </Fact>
        <Fact label="Advisory">{url && <WebLink href={url} />}</Fact>
        <Fact label="Elsewhere">
          {commaList(elsewhere(cve), ([name, href]) => (
            <WebLink href={href}>{name}</WebLink>
          ))}
        </Fact>
      </Facts>
    </section>
  );
};

/** An exploited CVE stays exploited after it closed. */
const Marks = ({ id, aliases = [] }: { id: string; aliases?: ReadonlyArray<string> }) => {
  const item = useCveItem(id);
  const before = useExploitedBefore([id, ...aliases]);
  const due = item?.kev?.due ?? null;
  if (item === undefined)
    return before && <ExploitedPill title={`In KEV since ${formatDay(before)}`} />;
  return (
    item.exploitation === 'known' && (
      <ExploitedPill title={kevText(item)} more={due === null ? '' : `, due ${formatDay(due)}`} />
    )
  );
};

/** For an id that is an alias. */
const PointsOn = ({ cve }: { cve: CveDocument }) => (
  <p class="lead">
    {cve.id} is another name of <LinkList to={['cves']} names={cve.see} />.
  </p>
);

const Known = ({ cve }: { cve: CveDocument }) => (
  <>
    {cve.title && <p class="lead">{cve.title}</p>}
    <div class="beside">
      <div>
        <StillThere cve={cve} />
        <Advisory cve={cve} />
        {cve.images.length > 0 && (
          <>
            <section aria-labelledby="affected">
              <h2 id="affected">Affected images</h2>
              <AffectedImages cve={cve} />
            </section>
            <section aria-labelledby="am-i">
              <h2 id="am-i">Am I affected?</h2>
              <p class="note">Compare what you run with what this prints:</p>
              <div class="flow">
                <Command
                  text={affectedCommand(absolute(cveFile(cve.id) ?? ''))}
                  what="command that lists the affected images"
                />
                <CopyButton text={affectedList(cve)} label="Copy the list" />
              </div>
            </section>
          </>
        )}
        <Suppressed items={cve.suppressed} />
        <CveStatements cve={cve} />
        <Closed items={cve.closed} open={cve.images} />
      </div>
      <div class="side">
        <About cve={cve} />
      </div>
    </div>
  </>
);

const Page = ({ cve }: { cve: CveDocument }) => (
  <>
    <Head title={cve.id} up={UP}>
      {cve.severity && (
        <>
          <SeverityPill severity={cve.severity} />
          <Marks id={cve.id} aliases={cve.aliases} />
        </>
      )}
    </Head>
    {cve.severity === null ? <PointsOn cve={cve} /> : <Known cve={cve} />}
  </>
);

export const CveView = ({ route }: { route: Route }) => {
  const asked = route.parts[1] ?? '';
  const id = parseVulnerabilityId(asked) ?? asked;
  const path = cveFile(id);
  const document = useDocument<CveDocument>(path);
  const missing = (
    <>
      <Head title={id} up={UP}>
        <Marks id={id} />
      </Head>
      <Unlisted id={id} />
    </>
  );
  return path === undefined ? (
    missing
  ) : (
    <Ready of={document} missing={missing}>
      {(cve) => <Page cve={cve} />}
    </Ready>
  );
};
