import type { ByRegion } from '../../domain/region';
import type { SandboxConfiguration } from './configuration/sandbox-configuration';

/** The numbers of an installation that states none: obviously fake [OPEN-05]. */
const fake: ByRegion<string> = { HK: '+852 0000 0000', TW: '+886 2 0000 0000' };

const inForce = { ...fake };

/**
 * States the numbers that pages, messages and papers of this process name: at its start, before it writes any. A message
 * is worded deep within a transaction, where nothing but its facts is known.
 */
export function stateHotlines(stated: SandboxConfiguration['hotlines']): void {
  inForce.HK = stated.HK ?? fake.HK;
  inForce.TW = stated.TW ?? fake.TW;
}

/** Returns the telephone number of a region's hotline [OPEN-05]. */
export const hotlineOf = (region: keyof typeof fake): string => inForce[region];
