import type { Region } from '../region';

/** The name typed at login as it is compared and sent: half-width, without outer blanks, upper-cased in Taiwan [CONFLICT-06, OPEN-48]. */
export function normaliseLoginName(region: Region, text: string): string {
  const name = text.normalize('NFKC').trim();
  return region === 'TW' ? name.toUpperCase() : name;
}

/** Whether a client may log in with a name that is hers: whoever has a username uses it alone, and not the number [AUTH-48]. */
export const mayLogInWith = (name: string, userName: string | undefined): boolean =>
  userName === undefined || userName === name;
