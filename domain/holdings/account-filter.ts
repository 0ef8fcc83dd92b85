import { oneOf } from '../kernel/one-of';
import type { Region } from '../region';

/** What the portfolio can be filtered by as to account, the default first [ENUM-11, PORT-24, OPEN-24]. */
export const accountFilters = ['ALL', 'EC_ON', 'EC_OF', 'MA'] as const;

/** Every account, the electronic ones onshore or offshore, or the master account [ENUM-11, CONFLICT-27]. */
export type AccountFilter = (typeof accountFilters)[number];

/** Reads an account filter [ENUM-11]; undefined for anything else. */
export const parseAccountFilter = (text: string | undefined): AccountFilter | undefined => oneOf(accountFilters, text);

/** An entry of the account filter; a sub-account of HK is chosen by its number [OPEN-82]. */
export type AccountChoice =
  { readonly accountType: AccountFilter } | { readonly accountType: 'MS'; readonly msAccountNo: string };

/** What the account filter offers: TW its four, HK all, the master account and each sub-account [OPEN-82, PORT-24]. */
export function accountChoices(
  region: Region,
  msAccounts: readonly { readonly msAccountNo: string }[] = [],
): readonly AccountChoice[] {
  if (region === 'TW') return accountFilters.map((accountType) => ({ accountType }));
  const subAccounts = msAccounts.map(({ msAccountNo }) => ({ accountType: 'MS', msAccountNo }) as const);
  return [{ accountType: 'ALL' }, { accountType: 'MA' }, ...subAccounts];
}
