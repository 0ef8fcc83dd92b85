import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * What the processes share whose ids this one can look up: one start of a machine, and on it one container. Where the
 * system doesn't say, the machine's name stands for it.
 */
export function hostIdentity(): string {
  try {
    const start = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${start} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
