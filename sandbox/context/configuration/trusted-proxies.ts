import { isIP } from 'node:net';

/**
 * Reads a list of addresses and networks such as `127.0.0.1, 10.1.0.0/16`, whose word for a client's address, scheme and
 * host is believed; undefined for anything else, and for the network of everybody.
 */
export function parseTrustedProxies(text: string): readonly string[] | undefined {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.every(isNetwork) ? entries : undefined;
}

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}
