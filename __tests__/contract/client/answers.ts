/** Compares the answers of every endpoint, as a generated client types them, with what the codecs publish. */
import type * as t from 'io-ts';
import type * as badges from '../../../src/contract/badge';
import type * as bases from '../../../src/contract/bases';
import type * as changes from '../../../src/contract/changes';
import type * as charts from '../../../src/contract/charts';
import type * as collections from '../../../src/contract/collections';
import type * as cves from '../../../src/contract/cve-documents';
import type * as digests from '../../../src/contract/digests';
import type * as feeds from '../../../src/contract/feed';
import type * as findings from '../../../src/contract/findings';
import type * as fixes from '../../../src/contract/fixes';
import type * as history from '../../../src/contract/history';
import type * as integrity from '../../../src/contract/integrity';
import type * as layers from '../../../src/contract/layers';
import type * as packages from '../../../src/contract/packages';
import type * as releases from '../../../src/contract/releases';
import type * as renovate from '../../../src/contract/renovate';
import type * as security from '../../../src/contract/security-documents';
import type * as vex from '../../../src/contract/vex-documents';
/** Generated from `openapi.json` by the test; there is no such file. */
import type { paths } from './api';

/** A document of any keys. The generator types it as one without keys. */
interface Description {
  readonly codec: t.Type<Record<string, never>>;
}

/** The row of the table of documents behind each endpoint. Media types that are not JSON are texts. */
interface Rows {
  'images.json': typeof collections.IMAGES;
  'images/{page}.json': typeof collections.IMAGES_PAGE;
  'charts.json': typeof collections.CHARTS;
  'charts/{page}.json': typeof collections.CHARTS_PAGE;
  'roadmap.json': typeof collections.ROADMAP;
  'roadmap/{page}.json': typeof collections.ROADMAP_PAGE;
  'updates.json': typeof collections.UPDATES;
  'status.json': typeof collections.STATUS;
  'security.json': typeof security.SECURITY;
  'security/index.json': typeof security.SECURITY_INDEX;
  'security/{image}.json': typeof security.IMAGE_SECURITY;
  'security/{image}/{version}.json': typeof security.VERSION_SECURITY;
  'charts/{chart}/security.json': typeof charts.CHART_SECURITY;
  'cve.json': typeof cves.CVES;
  'cve/{group}/{file}.json': typeof cves.CVE;
  'fixes.json': typeof fixes.FIXES;
  'bases.json': typeof bases.BASES;
  'bases/{image}/{version}.json': typeof bases.BASE;
  'images/{image}/layers.json': typeof layers.LAYERS;
  'images/{image}/findings.json': typeof findings.FINDINGS;
  'packages.json': typeof packages.PACKAGES;
  'packages/{type}.json': typeof packages.PACKAGE_NAMES;
  'images/{image}/packages.json': typeof packages.IMAGE_PACKAGES;
  'images/{image}/vex.json': typeof vex.IMAGE_VEX;
  'vex/.well-known/vex-repository.json': typeof vex.VEX_REPOSITORY;
  'vex/index.json': typeof vex.VEX_INDEX;
  'vex/pkg/oci/{image}/vex.json': typeof vex.VEX_COPY;
  'images/{image}/releases.json': typeof releases.RELEASES;
  'digest/{prefix}.json': typeof digests.DIGESTS;
  'removed.json': typeof digests.REMOVED;
  'renovate.json': typeof renovate.RENOVATE;
  'changes.json': typeof changes.CHANGES;
  'changes/{day}.json': typeof changes.DAY;
  'feed.json': typeof feeds.FEED;
  'history.json': typeof history.HISTORY;
  'badge/{stat}.json': typeof badges.BADGE;
  'images/{image}/badge.json': typeof badges.IMAGE_BADGE;
  'integrity.json': typeof integrity.INTEGRITY;
  'openapi.json': Description;
}

/** The keys that a document has by its codec, not the `x-` keys of its owner, which may have any value. */
type Known<K, Value> = K extends `x-${string}`
  ? never
  : string extends K
    ? unknown extends Value
      ? never
      : K
    : K;

/** A type without what JSON and OpenAPI say in another way: read-only fields, maps, fixed numbers, `x-` keys. */
type Plain<T> =
  T extends ReadonlyMap<string, infer V>
    ? { [key: string]: Plain<V> }
    : T extends ReadonlyArray<infer E>
      ? Plain<E>[]
      : T extends object
        ? { -readonly [K in keyof T as Known<K, T[K]>]: Plain<T[K]> }
        : T extends number
          ? number
          : T;

/** Whether two types are identical; assignability alone would overlook a missing optional field. */
type Same<A, B> =
  (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false;

type Endpoints = {
  [P in keyof paths as P extends `/api/v1/${infer File}` ? File : P]: paths[P]['get'] extends {
    responses: { 200: { content: infer Content } };
  }
    ? Content
    : never;
};

/** Whether an endpoint answers what its row publishes. */
type IsRight<File extends keyof Endpoints> = Endpoints[File] extends { 'application/json': infer A }
  ? File extends keyof Rows
    ? Same<A, t.TypeOf<Rows[File]['codec']>>
    : false
  : Same<Endpoints[File][keyof Endpoints[File]], string>;

/** Endpoints whose answers differ, or that have no row, and rows without an endpoint. */
export type Wrong =
  | { [File in keyof Endpoints]: IsRight<File> extends true ? never : File }[keyof Endpoints]
  | Exclude<keyof Rows, keyof Endpoints>;
