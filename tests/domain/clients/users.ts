import type { HkUser, TwUser } from '../../../domain/clients/user';

/** Somebody signed in in Hong Kong of whom only this is known. */
export const hkUser = (known: Partial<HkUser> = {}): HkUser => ({
  region: 'HK',
  userId: 'U1',
  userNameWithTitle: 'Ms Chan',
  ineligibleReasons: [],
  msAccounts: [],
  taAccountHKs: [],
  ...known,
});

/** Somebody signed in in Taiwan of whom only this is known. */
export const twUser = (known: Partial<TwUser> = {}): TwUser => ({
  region: 'TW',
  userId: 'U2',
  userNameWithTitle: '王先生',
  accountSupplementalInfoList: [],
  ...known,
});
