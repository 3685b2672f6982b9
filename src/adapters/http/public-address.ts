import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** No site on the internet has these addresses: loopback, link-local, private and reserved ones (RFC 6890). */
const RESERVED: ReadonlyArray<readonly [address: string, bits: number]> = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];

/** IPv6 addresses with these prefixes contain an IPv4 address in their last 32 bits. */
const EMBEDDING = ['::ffff:', '64:ff9b::'];

const reserved = new BlockList();
const usable = new BlockList();
for (const [address, bits] of RESERVED) {
  reserved.addSubnet(address, bits);
  for (const prefix of EMBEDDING) reserved.addSubnet(`${prefix}${address}`, 96 + bits, 'ipv6');
}
// Only global unicast is public, without the assignments of the IETF (with Teredo) and 6to4.
reserved.addSubnet('2001::', 23, 'ipv6');
reserved.addSubnet('2002::', 16, 'ipv6');
usable.addSubnet('2000::', 3, 'ipv6');
for (const prefix of EMBEDDING) usable.addSubnet(`${prefix}0.0.0.0`, 96, 'ipv6');

/** True if a host on the internet can have this IP address. */
export const isPublicIp = (ip: string): boolean => {
  const [address = ''] = ip.split('%');
  if (isIP(address) === 4) return !reserved.check(address);
  return usable.check(address, 'ipv6') && !reserved.check(address, 'ipv6');
};

/** These names lead to the machine itself, whatever a proxy makes of them. */
const LOCAL_NAME = /(?:^|\.)localhost(?:\.localdomain)?\.?$|\.localdomain\.?$/i;

const refuse = (host: string): never => {
  throw new Error(`${host} is not a public address; if it is the right one, name it in base-url`);
};

/** Answers with the addresses that were judged before, because another look-up could find others. */
const pinned =
  (found: ReadonlyArray<{ readonly address: string; readonly family: number }>): LookupFunction =>
  (_, options, done) => {
    const [first] = found;
    if (options.all === true) done(null, [...found]);
    else done(null, first?.address ?? '', first?.family);
  };

/**
 * Looks up the host of an address, and rejects if it is not on the internet. Returns the look-up for the request;
 * undefined for an IP address. If a proxy sends the request, it may know hosts that this machine does not know.
 */
export const lookUpPublic = async (
  { hostname }: URL,
  isProxied: boolean,
): Promise<LookupFunction | undefined> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicIp(host) ? undefined : refuse(host);
  if (LOCAL_NAME.test(host)) return refuse(host);
  const looked = lookup(host, { all: true });
  const found = isProxied ? await looked.catch(() => []) : await looked;
  return found.every(({ address }) => isPublicIp(address)) ? pinned(found) : refuse(host);
};
