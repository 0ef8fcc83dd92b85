import type { ByRegion, Region } from '../../region';
import { typedCode } from '../../typing/typed-code';
import { typedText } from '../../typing/typed-text';

type LoginNames = { readonly pattern: RegExp; readonly spell: (name: string) => string };

const loginNames: ByRegion<LoginNames> = {
  // A number may be grouped as it is printed; a name with a letter is what it is.
  HK: { pattern: /\p{L}|^\d{12}$/u, spell: (name) => (/\p{L}/u.test(name) ? name : typedCode(name)) },
  TW: { pattern: /^[A-Za-z0-9]+$/, spell: (name) => name.toUpperCase() },
};

/** The name typed at login as it is compared and sent: half-width, without outer blanks and invisible signs, upper-cased in Taiwan [CONFLICT-06, OPEN-48]. */
export const normaliseLoginName = (region: Region, text: string): string => loginNames[region].spell(typedText(text));

/**
 * Returns true if a name may be typed at sign-in: letters and digits in Taiwan; a name with a letter, or a
 * MasterAccount number of 12 digits, in Hong Kong [AUTH-37, CONFLICT-06].
 */
export const isLoginName = (region: Region, username: string): boolean => loginNames[region].pattern.test(username);

/**
 * Returns true if a client may sign in with one of the client's own names: a username, once there is one, is the only
 * one [AUTH-48].
 */
export const canLogInWith = (name: string, userName: string | undefined): boolean =>
  userName === undefined || userName === name;
