import { CveCollection, CveDocument } from '../api/cves';
import { ImageFindings } from '../api/findings';
import { AnyText, Slug } from '../api/scalars';
import type { DocumentKind } from './document-kind';

/** The documents that say since when, and where, vulnerabilities are in the catalog. */
export const FINDINGS_DOCUMENTS: ReadonlyArray<DocumentKind> = [
  {
    name: 'cves',
    path: 'cve.json',
    operationId: 'listCves',
    tag: 'Findings',
    summary: 'All open vulnerabilities',
    description:
      'Every vulnerability that a version has, or may have, the first to fix first. What is not listed is not known to be in the catalog; see `coverage`.',
    codec: CveCollection,
    parameters: [],
    notFound: 'No catalog is published here.',
  },
  {
    name: 'cve',
    path: 'cve/{group}/{file}.json',
    operationId: 'getCve',
    tag: 'Findings',
    summary: 'A vulnerability',
    description:
      'Where a vulnerability is, since when, where it was until when, and where it does not count and why.',
    codec: CveDocument,
    parameters: [
      {
        name: 'group',
        codec: AnyText,
        description: 'The year of a CVE identifier, `ghsa`, or `other`.',
        example: '2025',
      },
      {
        name: 'file',
        codec: AnyText,
        description:
          'The identifier. In `other`, each byte that is not an upper-case letter, a digit, `.` or `-`, and a `.` at the beginning, is `_` and two lower-case hex digits.',
        example: 'CVE-2025-26519',
      },
    ],
    notFound: 'No version of the catalog is known to have it, or to have had it.',
  },
  {
    name: 'image-findings',
    path: 'images/{image}/findings.json',
    operationId: 'getImageFindings',
    tag: 'Findings',
    summary: 'Findings of an image over time',
    description: 'What an image has and had: since when, until when, and why it is closed.',
    codec: ImageFindings,
    parameters: [
      { name: 'image', codec: Slug, description: 'Slug of the image.', example: 'memcached' },
    ],
    notFound: 'There is no such image, or it never had a scan record.',
  },
];
