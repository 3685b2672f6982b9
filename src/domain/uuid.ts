import { createHash } from 'node:crypto';

/** The namespace of URLs that RFC 9562 defines. */
export const URL_NAMESPACE = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

/** A version 5 UUID (RFC 9562) in lower case: the SHA-1 of a namespace, which is a UUID, and a name in UTF-8. */
export const uuidV5 = (namespace: string, name: string): string => {
  const bytes = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name, 'utf8')
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/**
 * The id of a feed, which is also the namespace of the ids of its items. `place` is where it is published:
 * `<server>/<repository>#<branch>:<destination>`.
 */
export const feedNamespace = (place: string): string => uuidV5(URL_NAMESPACE, place);
