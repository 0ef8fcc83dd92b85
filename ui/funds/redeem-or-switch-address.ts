import { destinationAddress } from '../../config/destinations';
import type { Surroundings } from '../../config/own-pages';

/**
 * Returns the address of the page that sells or switches the units of an account, which is then chosen there; of
 * accounts that are several, the client chooses one [RSP-10, RSP-11].
 */
export function redeemOrSwitchAddress(
  action: 'sell' | 'switch',
  surroundings: Surroundings,
  accounts: readonly string[],
): string {
  const address = destinationAddress(action, surroundings);
  const [account, ...others] = new Set(accounts);
  return account === undefined || others.length > 0 ? address : `${address}?accountNo=${encodeURIComponent(account)}`;
}
