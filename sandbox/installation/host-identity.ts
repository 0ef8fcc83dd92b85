import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { ifTold } from '../context/if-told';

/**
 * What the processes share whose ids this one can look up: one start of a machine, and on it one container. Where the
 * system doesn't say, the machine's name stands for it.
 */
export function hostIdentity(): string {
  const start = ifTold(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
  const container = ifTold(() => readlinkSync('/proc/self/ns/pid'));
  return start === undefined || container === undefined ? hostname() : `${start} ${container}`;
}
