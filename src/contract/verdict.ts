import { field, nullable } from '../domain/codec/object';
import { Bool, enumeration } from '../domain/codec/scalar';
import { verdicts } from '../domain/verdict';

export const VerdictWord = enumeration('Verdict', verdicts);

export const verdictFields = {
  verdict: field(
    VerdictWord,
    'Whether to run it; the first that applies: its owner advises against it (deprecated), its support has ended (eol), a critical or high finding has a fix (rebuild), there is no full scan of the last 30 days (unverified), or none of these (supported).',
  ),
  urgent: field(
    nullable(Bool),
    'Whether a critical or high finding has a fix; null if only a full record could tell.',
  ),
};
