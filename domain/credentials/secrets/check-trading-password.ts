/** The results of checking a Taiwan trading password as it is typed [CONFLICT-04]. */
export type TradingPasswordCheck = 'accepted' | 'required' | 'too-short' | 'not-alphanumeric';

/** Checks a Taiwan trading password: at least six half-width letters or digits, of one kind or both [CRED-24, CONFLICT-04, TRADE-102]. */
export function checkTradingPassword(password: string): TradingPasswordCheck {
  if (password === '') return 'required';
  if (!/^[A-Za-z\d]*$/.test(password)) return 'not-alphanumeric';
  return password.length < 6 ? 'too-short' : 'accepted';
}
