import { describe, expect, it } from 'vitest';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { HoldingsByAccount } from '../../../application/ports/holdings/holdings-by-account';
import { summarise } from '../../../domain/holdings/figures/summarise';
import { compare } from '../../../domain/money/decimal';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

/** Tests the contract of HoldingsByAccount; HK only. */
export function describeHoldingsByAccount(target: ContractTarget): void {
  describe('HoldingsByAccount', () => {
    it('[GQL-07, PORT-48, PORT-49, ENT-15] names the MasterAccount first and every sub-account by its number', async () => {
      const { portal } = await target.clientWith('subAccounts');
      const accounts = valueOf(await portal.get(HoldingsByAccount).accounts());
      expect(accounts[0]).toEqual({ type: 'MA' });
      expect(accounts.slice(1)).not.toEqual([]);
      for (const account of accounts.slice(1)) expect(account).toMatchObject({ type: 'MS' });
    });

    it('[GQL-07, GQL-32, PORT-52, PORT-54, PORT-55] tells each account’s holdings alone, and together they are the portfolio', async () => {
      const { portal } = await target.clientWith('subAccounts');
      const { holdings, totals } = valueOf(
        await portal.get(Holdings).initial({ type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' }),
      );
      const byAccount = portal.get(HoldingsByAccount);
      const lists = [];
      for (const account of valueOf(await byAccount.accounts())) {
        const list = valueOf(await byAccount.of({ account, currency: 'HKD', country: 'HK' }));
        if (account.type === 'MS')
          expect(new Set(list.map((held) => held.accountNo))).toEqual(new Set([account.msAccountNo]));
        lists.push(list);
      }
      const together = lists.flat();
      expect(together.map(({ id }) => id).sort()).toEqual(holdings.map(({ id }) => id).sort());
      expect(compare(summarise(together).marketValue, totals.marketValue)).toBe(0);
    });

    it('[GQL-07, ERR-10] HoldingsByAccount are shown to no visitor', async () => {
      const answer = await (await target.visit()).get(HoldingsByAccount).accounts();
      expect(answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
