/** The small local list of what everybody thinks of first, in lower case and without digits around it [OPEN-50]. */
export const commonWords = [
  'password',
  'passw0rd',
  'p4ssword',
  'p4ssw0rd',
  'pa55word',
  'pa55w0rd',
  'passwort',
  'mypassword',
  'letmein',
  'welcome',
  'changeme',
  'default',
  'secret',
  'testing',
  'administrator',
  'trustno',
  'iloveyou',
  'monkey',
  'dragon',
  'sunshine',
  'princess',
  'superman',
  'football',
  'baseball',
  'charlie',
  'jessica',
  'michael',
  'jordan',
  'mustang',
  'spring',
  'summer',
  'autumn',
  'winter',
  'taiwan',
  'taipei',
  'hongkong',
  'formosa',
  'investor',
  'mutualfund',
  'trading',
  'qwerty',
  'asdfgh',
  'qazwsx',
  'qaz2wsx',
  'zaq12wsx',
  'q1w2e3r',
  'q1w2e3r4t',
  'q2w3e4r',
  'q2w3e4r5t',
  'abc',
  'abcd',
] as const;

const words: ReadonlySet<string> = new Set(commonWords);
const wordAmongDigits = /^\d{0,4}(.{1,16}?)\d{0,4}$/s;

/** The code of our own with which a password is refused that many people use [CRED-22, OPEN-50]. */
export const insecurePasswordCode = 'PASSWORD_INSECURE';

/**
 * Returns true if a password is on a list of insecure ones, by default the small local one: in any case, alone or with
 * up to four digits before or after [OPEN-50].
 */
export function isCommonPassword(password: string, list: Pick<ReadonlySet<string>, 'has'> = words): boolean {
  const whole = password.toLowerCase();
  const word = wordAmongDigits.exec(whole)?.[1];
  return list.has(whole) || (word !== undefined && list.has(word));
}
