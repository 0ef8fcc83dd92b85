import { describe, expect, it } from 'vitest';
import { compare } from '../../domain/money/decimal';
import { summarise } from '../../domain/holdings/summarise';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of HoldingsByAccount keeps to; HK only. */
export function describeHoldingsByAccount(name: string, setting: () => ContractSetting): void {
  describe(`HoldingsByAccount ${name}`, () => {
    it('[GQL-07, PORT-48, PORT-49, ENT-15] names the MasterAccount first and every sub-account by its number', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      const accounts = valueOf(await portal.holdingsByAccount.accounts());
      expect(accounts[0]).toEqual({ type: 'MA' });
      expect(accounts.slice(1)).not.toEqual([]);
      for (const account of accounts.slice(1)) expect(account).toMatchObject({ type: 'MS' });
    });

    it('[GQL-07, GQL-32, PORT-52, PORT-54, PORT-55] tells each account’s holdings alone, and together they are the portfolio', async () => {
      const portal = aPortal(setting());
      await portal.signIn();
      const { holdings, totals } = valueOf(
        await portal.holdings.initial({ type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' }),
      );
      const accounts = valueOf(await portal.holdingsByAccount.accounts());
      const lists = [];
      for (const account of accounts) {
        const question = { account, currency: 'HKD', country: 'HK' };
        const list = valueOf(await portal.holdingsByAccount.of(question));
        if (account.type === 'MS')
          expect(new Set(list.map((held) => held.accountNo))).toEqual(new Set([account.msAccountNo]));
        lists.push(list);
      }
      const together = lists.flat();
      expect(together.map(({ id }) => id).sort()).toEqual(holdings.map(({ id }) => id).sort());
      expect(compare(summarise(together).marketValue, totals.marketValue)).toBe(0);
    });

    it('[ERR-10] are shown to no visitor', async () => {
      const { holdingsByAccount } = aPortal(setting());
      expect(await holdingsByAccount.accounts()).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
