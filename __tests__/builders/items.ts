/** The required fields of manifest items. */

export const REGISTRY = 'ghcr.io/acme';

const itemFields = (kind: string, slug: string) => ({
  slug,
  category: 'Test',
  summary: `The ${kind} ${slug}`,
  tier: 'standard' as const,
  license: 'Apache-2.0',
});

export const imageFields = (slug: string) => ({
  ...itemFields('image', slug),
  upstream: `https://acme.test/${slug}`,
});

export const chartFields = (slug: string) => ({
  ...itemFields('chart', slug),
  chartVersion: '1.0.0',
  appVersion: '1.0',
});
