import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { readIfPermitted } from '../context/read-if-permitted';

/**
 * Returns an identity of the host whose process ids this process can look up: one start of a machine, and on it one
 * container. Where the system doesn't say, the machine's name stands for it.
 */
export function hostIdentity(): string {
  const start = readIfPermitted(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const container = readIfPermitted(() => readlinkSync('/proc/self/ns/pid'));
  return start === undefined || container === undefined ? hostname() : `${start} ${container}`;
}
