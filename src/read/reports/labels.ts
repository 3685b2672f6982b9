import { truncate } from '../../domain/values/truncate';
import { valueAt } from '../manifest/undecoded';

/** The labels of an image from which a manifest is drafted, without their prefix. */
const KEYS = ['title', 'description', 'licenses', 'url', 'source', 'base.name'] as const;

/** Texts of the labels `org.opencontainers.image.*`; untrusted, of at most 1,000 characters. */
export type Labels = Readonly<Partial<Record<(typeof KEYS)[number], string>>>;

const MAX_LENGTH = 1000;

/** The text of a member of a report that no codec describes; null without one. */
export const textAt = (value: unknown, key: string): string | null => {
  const text = valueAt(value, key);
  return typeof text === 'string' ? truncate(text.trim(), MAX_LENGTH) : null;
};

/**
 * The texts of labels (https://github.com/opencontainers/image-spec/blob/v1.1.1/annotations.md) at a path. No codec
 * describes them: a report with other labels is still valid, because nothing published depends on them.
 */
export const labelsAt = (value: unknown, ...path: ReadonlyArray<string>): Labels => {
  const labels = valueAt(value, ...path);
  return Object.fromEntries(
    KEYS.flatMap((key) => {
      const text = textAt(labels, `org.opencontainers.image.${key}`);
      return text === null ? [] : [[key, text]];
    }),
  );
};
