/** Catalogs that have little to show: no image, no scan, one image whose only news is its scan. */
import { trivyFinding } from '../../builders/reports';
import { image, MANIFEST, manifestOf } from '../../e2e/builders';
import { once, publishInTurn } from './publishing';
import { reportOn } from './reporting';

const scanned = (day: string) => ({
  files: {
    [MANIFEST]: manifestOf(image('redis', ['8.0'])),
    'reports/redis.json': reportOn('redis', '8.0', {
      at: `2026-01-${day}T03:00:00Z`,
      findings: [trivyFinding({ VulnerabilityID: 'CVE-2026-1', PkgName: 'zlib' })],
    }),
  },
});

export const young = once(async () => {
  const [empty = new Map()] = await publishInTurn({ files: { [MANIFEST]: manifestOf() } });
  const [unscanned = new Map()] = await publishInTurn({
    files: { [MANIFEST]: manifestOf(image('redis', ['8.0'])) },
  });
  const [, , quiet = new Map()] = await publishInTurn(scanned('20'), scanned('21'), scanned('22'));
  return { empty, unscanned, quiet };
});
