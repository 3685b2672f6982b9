import type { Base, Bases, Releases } from '../../../explorer/model/documents';
import { digestOf } from '../../builders/digest';
import { bases } from '../trees/bases';
import type { Changes } from '../trees/publishing';
import { describeViews } from './golden-views';

type Version = Bases['data'][number]['images'][number];

/** Every version that stands on something, changed. */
const standing = (some: Partial<Version>): Changes => ({
  'bases.json': (known: Bases) => ({
    ...known,
    data: known.data.map((build) => ({
      ...build,
      images: build.images.map((each) => ({ ...each, ...some })),
    })),
  }),
});

const base = (some: { readonly [Key in keyof Base]?: Base[Key] | undefined }): Changes => ({
  'bases/debian/12-slim.json': (known: Base) => ({ ...known, ...some }),
});

/** Up to the first finding of each group. */
const FINDINGS = { from: 'Scanned Jan 5' };
const FACTS = { from: 'h1 ' };

describeViews('bases', '2026-01-06T09:00:00Z', bases, [
  ['the list is in the menu, and sums up what stands on what', '#/bases', { whole: true }],
  ['nothing would be closed', '#/bases', { changes: standing({ cured: null }), ...FACTS }],
  ['nothing stands on anything', '#/bases', { changes: { 'bases.json': undefined }, ...FACTS }],
  ['a base that is stated', '#/bases/debian/12-slim'],
  [
    'a base that was not scanned',
    '#/bases/debian/12-slim',
    {
      changes: {
        ...base({ state: 'unscanned', digest: null, scannedAt: null, scanner: null }),
        ...standing({ cured: null }),
      },
      ...FACTS,
    },
  ],
  ['an image as a base', '#/bases/runtime/3.2'],
  ['a base on which nothing stands', '#/bases/debian/11'],
  ['a base without a version', '#/bases/debian'],
  ['an address in place of a base', '#/bases/..%2F..%2Fstate/1'],
  ['a version on a former build', '#/images/app', FINDINGS],
  ['a version on the present build', '#/images/runtime', FINDINGS],
  ['a version on a former build of an image', '#/images/worker', FINDINGS],
  [
    'a former build of an image, of which the day is known',
    '#/images/worker',
    {
      from: 'h3 ',
      changes: {
        'images/runtime/releases.json': (known: Releases) => ({
          ...known,
          releases: known.releases.map((release) => ({
            ...release,
            former: [
              ...release.former,
              { digest: digestOf('older'), until: '2026-01-01T02:00:00Z', scanned: null },
            ],
          })),
        }),
      },
    },
  ],
  ['a version of one layer', '#/images/tool', FINDINGS],
  ['filters that leave one group empty', '#/images/app?q=CVE-2026-1004', FINDINGS],
  [
    'the present build has all of them',
    '#/images/app',
    { changes: standing({ cured: 0 }), ...FINDINGS },
  ],
  [
    'the present build has none of them',
    '#/images/app',
    { changes: standing({ cured: 3 }), ...FINDINGS },
  ],
  [
    'the present build was not scanned',
    '#/images/app',
    { changes: standing({ cured: null }), ...FINDINGS },
  ],
  [
    'nothing came with the base',
    '#/images/app',
    { changes: standing({ inherited: 0, cured: 0 }), ...FINDINGS },
  ],
  [
    'the day of the present build is not known',
    '#/images/runtime',
    { changes: base({ since: undefined }), ...FINDINGS },
  ],
  ['the list is not there', '#/images/app', { changes: { 'bases.json': undefined }, ...FINDINGS }],
  [
    'a catalog without bases asks for none',
    '#/images/app',
    { changes: { 'integrity.json': undefined }, ...FINDINGS },
  ],
]);
