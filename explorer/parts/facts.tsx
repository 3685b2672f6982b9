import type { ComponentChildren } from 'preact';
import type { Image } from '../model/documents';

export const Facts = ({ children }: { children: ComponentChildren }) => (
  <dl class="facts flow">{children}</dl>
);

/** Renders nothing if the fact is not known. */
export const Fact = ({ label, children }: { label: string; children: ComponentChildren }) =>
  children && (
    <div class="fact">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );

const CLEAN: Readonly<Record<Image['licenseClean'], string>> = {
  clean: 'Open source',
  agpl: 'AGPL family',
  caution: 'Caution',
};

export const CleanPill = ({ clean }: { clean: Image['licenseClean'] }) => (
  <span class="pill">{CLEAN[clean]}</span>
);

export const LicenseFact = (props: { license: string; clean: Image['licenseClean'] }) => (
  <Fact label="License">
    {props.license} <CleanPill clean={props.clean} />
  </Fact>
);
