import type { Region } from '../region';

/** The name typed at login as it is compared and sent: half-width, without outer blanks, upper-cased in Taiwan [CONFLICT-06, OPEN-48]. */
export function normaliseLoginName(region: Region, text: string): string {
  const name = text.normalize('NFKC').trim();
  return region === 'TW' ? name.toUpperCase() : name;
}
