/** Calls every endpoint like a client, and reads the answers. */
import createClient from 'openapi-fetch';
import type { paths } from './api';
import {
  changesCollectionOf,
  dayChangesOf,
  feedOf,
  historyCollectionOf,
  integrityOf,
} from './changes';
import {
  badgeOf,
  chartCollectionOf,
  chartPageOf,
  imageCollectionOf,
  imagePageOf,
  roadmapCollectionOf,
  roadmapPageOf,
  securityImageDetailOf,
  securityIndexOf,
  securitySummaryOf,
  securityVersionDetailOf,
  statusCollectionOf,
  updateCollectionOf,
} from './fields';
import { cveCollectionOf, cveDocumentOf, imageFindingsOf } from './findings';
import { digestDocumentOf, imageReleasesOf, removedCollectionOf } from './releases';

const client = createClient<paths>({ baseUrl: 'https://acme.github.io/catalog' });

/** The document in an answer; a 404 has none. */
const read = async <T>(
  call: Promise<{ readonly data?: T; readonly response: Response }>,
  use: (document: T) => void,
): Promise<void> => {
  const { data, response } = await call;
  if (data === undefined) throw new Error(`${response.url}: ${response.status}`);
  use(data);
};

const textOf = (svg: string): void => void svg.length;
const keysOf = (document: Readonly<Record<string, unknown>>): void => void Object.keys(document);

export const readEverything = async (image: string, version: string): Promise<void> => {
  await read(client.GET('/api/v1/images.json'), imageCollectionOf);
  await read(
    client.GET('/api/v1/images/{page}.json', { params: { path: { page: 1 } } }),
    imagePageOf,
  );
  await read(client.GET('/api/v1/charts.json'), chartCollectionOf);
  await read(
    client.GET('/api/v1/charts/{page}.json', { params: { path: { page: 1 } } }),
    chartPageOf,
  );
  await read(client.GET('/api/v1/roadmap.json'), roadmapCollectionOf);
  await read(
    client.GET('/api/v1/roadmap/{page}.json', { params: { path: { page: 1 } } }),
    roadmapPageOf,
  );
  await read(client.GET('/api/v1/updates.json'), updateCollectionOf);
  await read(client.GET('/api/v1/status.json'), statusCollectionOf);
  await read(client.GET('/api/v1/cve.json'), cveCollectionOf);
  await read(
    client.GET('/api/v1/cve/{group}/{file}.json', {
      params: { path: { group: '2026', file: 'CVE-2026-14456' } },
    }),
    cveDocumentOf,
  );
  await read(
    client.GET('/api/v1/images/{image}/findings.json', { params: { path: { image } } }),
    imageFindingsOf,
  );
  await read(client.GET('/api/v1/security.json'), securitySummaryOf);
  await read(client.GET('/api/v1/security/index.json'), securityIndexOf);
  await read(
    client.GET('/api/v1/security/{image}.json', { params: { path: { image } } }),
    securityImageDetailOf,
  );
  await read(
    client.GET('/api/v1/security/{image}/{version}.json', { params: { path: { image, version } } }),
    securityVersionDetailOf,
  );
  await read(
    client.GET('/api/v1/badge/{stat}.json', { params: { path: { stat: 'cves' } } }),
    badgeOf,
  );
  await read(
    client.GET('/api/v1/images/{image}/badge.json', { params: { path: { image } } }),
    badgeOf,
  );
  await read(
    client.GET('/api/v1/badge/{stat}.svg', {
      params: { path: { stat: 'cves' } },
      parseAs: 'text',
    }),
    textOf,
  );
  await read(
    client.GET('/api/v1/images/{image}/badge.svg', {
      params: { path: { image } },
      parseAs: 'text',
    }),
    textOf,
  );
  await read(
    client.GET('/api/v1/images/{image}/releases.json', { params: { path: { image } } }),
    imageReleasesOf,
  );
  await read(
    client.GET('/api/v1/digest/{prefix}.json', { params: { path: { prefix: '04' } } }),
    digestDocumentOf,
  );
  await read(client.GET('/api/v1/removed.json'), removedCollectionOf);
  await read(client.GET('/api/v1/changes.json'), changesCollectionOf);
  await read(
    client.GET('/api/v1/changes/{day}.json', { params: { path: { day: '2026-07-14' } } }),
    dayChangesOf,
  );
  await read(client.GET('/api/v1/feed.json'), feedOf);
  await read(client.GET('/api/v1/feed.atom', { parseAs: 'text' }), textOf);
  await read(client.GET('/api/v1/history.json'), historyCollectionOf);
  await read(client.GET('/api/v1/integrity.json'), integrityOf);
  await read(client.GET('/api/v1/openapi.json'), keysOf);
  await read(
    client.GET('/api/v1/schemas/{document}.json', { params: { path: { document: 'images' } } }),
    keysOf,
  );
};
