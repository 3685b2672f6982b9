import type { Path } from '../../domain/codec/decode';
import { isRecord } from '../../domain/codec/object';
import type { Violation } from '../source-text/decode-source';
import { textAt, valueAt } from './undecoded';

const signerMistake = (has: (key: string) => boolean): string | undefined => {
  const [hasIdentity, hasIssuer] = [has('identity'), has('issuer')];
  if (has('github') && (hasIdentity || hasIssuer))
    return `found github and ${hasIdentity ? 'identity' : 'issuer'}, expected github alone, or identity with issuer; remove github, or identity and issuer`;
  if (hasIdentity && !hasIssuer)
    return 'found identity without issuer, expected both; add, for example, issuer: https://gitlab.com';
  if (hasIssuer && !hasIdentity)
    return 'found issuer without identity, expected both; add, for example, identity: ^https://gitlab\\.com/acme/images//';
  return has('github') || hasIdentity
    ? undefined
    : 'found no signer, expected github, or identity with issuer; add, for example, github: acme/images';
};

/** Checks what an owner states about how to verify; `{}` states nothing. */
export function* verifyViolations(owner: unknown, path: Path): Generator<Violation> {
  const verify = valueAt(owner, 'verify');
  if (!isRecord(verify) || Object.keys(verify).length === 0) return;
  const has = (key: string): boolean => valueAt(verify, key) !== undefined;
  const message = signerMistake(has);
  if (message !== undefined) yield { path: [...path, 'verify'], message };
  const isUnsigned = textAt(verify, 'signature') === 'false';
  if (isUnsigned && !has('sbom') && textAt(verify, 'provenance') !== 'true')
    yield {
      path: [...path, 'verify', 'signature'],
      message:
        'found signature: false without sbom and provenance, expected something to verify; add, for example, provenance: true',
    };
}
