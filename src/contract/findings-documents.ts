import { CveCollection, CveDocument } from '../api/cves';
import { ImageFindings } from '../api/findings';
import { AnyText } from '../api/scalars';
import { type DocumentKind, imageParameter } from './document-kind';

/** The documents about findings over time. */
export const FINDINGS_DOCUMENTS: ReadonlyArray<DocumentKind> = [
  {
    name: 'cves',
    path: 'cve.json',
    operationId: 'listCves',
    tag: 'Findings',
    summary: 'All open vulnerabilities',
    description:
      'Every vulnerability that a version has or may have, in the order in which to fix them. The list may be incomplete; see `coverage`.',
    codec: CveCollection,
  },
  {
    name: 'cve',
    path: 'cve/{group}/{file}.json',
    operationId: 'getCve',
    tag: 'Findings',
    summary: 'A vulnerability',
    description:
      'The images and versions where a vulnerability is open, suppressed or closed, with dates and reasons.',
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
          'The identifier. In `other`, a leading `.` and each byte except upper-case letters, digits, `.` and `-` are written as `_` and two lower-case hex digits.',
        example: 'CVE-2025-26519',
      },
    ],
    notFound: 'No version of the catalog is known to have it or to have had it.',
  },
  {
    name: 'image-findings',
    path: 'images/{image}/findings.json',
    operationId: 'getImageFindings',
    tag: 'Findings',
    summary: 'Findings of an image over time',
    description:
      'The vulnerabilities that an image has and had, with dates, and why they were closed.',
    codec: ImageFindings,
    parameters: [imageParameter],
    notFound: 'There is no such image, or it never had a scan record.',
  },
];
