import * as E from 'fp-ts/Either';
import { isRecord } from '../codec/object';
import { Bool, textOf } from '../codec/scalar';

/**
 * The valid ones of the values that the rules need. Rules are checked even if other values are wrong, so that
 * one run reports every problem.
 */
export interface PartialManifest {
  readonly registry: string | undefined;
  readonly images: ReadonlyArray<PartialImage>;
  readonly charts: ReadonlyArray<PartialItem>;
  readonly roadmap: ReadonlyArray<PartialItem>;
  readonly badges: ReadonlyArray<PartialBadge>;
  readonly retired: ReadonlyArray<PartialRetired>;
}

/** A reference to an image or a version. */
export interface PartialReference {
  readonly slug: string | undefined;
  readonly version: string | undefined;
}

export interface PartialRetired extends PartialReference {
  readonly hasVersion: boolean;
  readonly hasDigest: boolean;
  readonly replacedBy: PartialReference | undefined;
}

export interface PartialBadge {
  readonly name: string;
  readonly hasMessage: boolean;
  /** States a logo color without a logo. */
  readonly hasLogoColorOnly: boolean;
}

export interface PartialItem {
  readonly slug: string | undefined;
  readonly license: string | undefined;
  readonly hasLicenseClean: boolean;
  readonly chartRef: string | undefined;
}

export interface PartialImage extends PartialItem {
  readonly image: string | undefined;
  readonly version: string | undefined;
  readonly isPlanned: boolean;
  /** Whether `versions` is missing or an empty list. */
  readonly lacksVersions: boolean;
  /** Whether `versions` is stated, even if empty. */
  readonly hasVersions: boolean;
  readonly versions: ReadonlyArray<string | undefined>;
  /** Versions that the owner marks as deprecated. */
  readonly deprecated: ReadonlySet<string>;
  readonly recommended: string | undefined;
}

const fieldOf = (u: unknown, key: string): unknown =>
  isRecord(u) && Object.hasOwn(u, key) ? u[key] : undefined;

const textAt = (u: unknown, key: string): string | undefined => {
  const text = textOf(fieldOf(u, key));
  return typeof text === 'string' ? text : undefined;
};

const listAt = (u: unknown, key: string): ReadonlyArray<unknown> => {
  const list = fieldOf(u, key);
  return Array.isArray(list) ? list : [];
};

const readItem = (u: unknown): PartialItem => ({
  slug: textAt(u, 'slug'),
  license: textAt(u, 'license'),
  hasLicenseClean: fieldOf(u, 'licenseClean') !== undefined,
  chartRef: textAt(u, 'chartRef'),
});

const readDeprecated = (versions: ReadonlyArray<unknown>): ReadonlySet<string> =>
  new Set(
    versions.flatMap((version) => {
      const deprecated = Bool.decode(fieldOf(version, 'deprecated'));
      return E.isRight(deprecated) && deprecated.right ? (textAt(version, 'version') ?? []) : [];
    }),
  );

const readImage = (u: unknown): PartialImage => {
  const versions = fieldOf(u, 'versions');
  return {
    ...readItem(u),
    image: textAt(u, 'image'),
    version: textAt(u, 'version'),
    isPlanned: textAt(u, 'status') === 'planned',
    hasVersions: versions !== undefined,
    lacksVersions: versions === undefined || (Array.isArray(versions) && versions.length === 0),
    versions: listAt(u, 'versions').map((version) => textAt(version, 'version')),
    deprecated: readDeprecated(listAt(u, 'versions')),
    recommended: textAt(u, 'recommended'),
  };
};

const readBadge = (name: string, badge: unknown): PartialBadge => ({
  name,
  hasMessage: fieldOf(badge, 'message') !== undefined || !isRecord(badge),
  hasLogoColorOnly:
    fieldOf(badge, 'logoColor') !== undefined && fieldOf(badge, 'namedLogo') === undefined,
});

const readReference = (u: unknown): PartialReference => ({
  slug: textAt(u, 'slug'),
  version: textAt(u, 'version'),
});

const readRetired = (u: unknown): PartialRetired => {
  const replacedBy = fieldOf(u, 'replacedBy');
  return {
    ...readReference(u),
    hasVersion: fieldOf(u, 'version') !== undefined,
    hasDigest: fieldOf(u, 'digest') !== undefined,
    replacedBy: replacedBy === undefined ? undefined : readReference(replacedBy),
  };
};

/** Reads the valid values of an undecoded manifest. */
export const readPartially = (value: unknown): PartialManifest => {
  const badges = fieldOf(value, 'badges');
  return {
    registry: textAt(value, 'registry'),
    images: listAt(value, 'images').map(readImage),
    charts: listAt(value, 'charts').map(readItem),
    roadmap: listAt(value, 'roadmap').map(readItem),
    badges: Object.entries(isRecord(badges) ? badges : {}).flatMap(([name, badge]) =>
      name.startsWith('x-') ? [] : [readBadge(name, badge)],
    ),
    retired: listAt(value, 'retired').map(readRetired),
  };
};
