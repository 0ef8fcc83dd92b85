import { describe, expect, it } from 'vitest';
import { accountActs, freezeActors, isAllowedIn } from '../../../domain/credentials/login/account-freeze';

describe('frozen accounts', () => {
  it('[AUTH-42] an open account may do everything', () => {
    expect(accountActs.filter((act) => !isAllowedIn('open', act))).toEqual([]);
  });

  it('[AUTH-42] a frozen account does nothing but deal what was accepted', () => {
    expect(accountActs.filter((act) => isAllowedIn('frozen', act))).toEqual(['deal']);
  });

  it('[AUTH-42] an account is frozen by its client or the firm', () => {
    expect(freezeActors).toEqual(['client', 'firm']);
  });
});
