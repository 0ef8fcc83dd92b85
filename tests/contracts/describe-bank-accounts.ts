import { describe, expect, it } from 'vitest';
import { chooseDdaAccount, chooseSpiAccount } from '../../domain/banking/choose-bank-account';
import { parseDebitFrequency } from '../../domain/banking/debit-frequency';
import { listedAccountState, onlineDirectDebit } from '../../domain/banking/listed-account-state';
import { compare, zero } from '../../domain/money/decimal';
import { aPortal, type ContractSetting, valueOf } from './contract-portal';

/** What every adapter of BankAccounts, StandingInstructions and SameDayDebits keeps to. */
export function describeBankAccounts(name: string, setting: () => ContractSetting): void {
  const signedIn = async () => {
    const portal = aPortal(setting());
    await portal.signIn();
    return portal;
  };

  describe(`BankAccounts ${name}`, () => {
    it('[API-63, BANK-08] list whose they are and how far they are', async () => {
      const { bankAccounts } = await signedIn();
      const accounts = valueOf(await bankAccounts.listed());
      expect(accounts.length).toBeGreaterThan(1);
      for (const account of accounts) {
        expect(account.bankAccountNo).toMatch(/\d{2}/);
        expect(account.bankName).toBeTruthy();
        expect([listedAccountState(account), onlineDirectDebit(account)]).not.toContain(undefined);
      }
    });

    it('[API-62, ENT-44, BANK-06] tell what each may be debited, and one is in force', async () => {
      const { bankAccounts } = await signedIn();
      const debits = valueOf(await bankAccounts.directDebits());
      expect(chooseDdaAccount(debits)).toBeDefined();
      const ends = debits.flatMap(({ authExpiryDate }) => authExpiryDate ?? []);
      expect(ends.map((date) => /^\d{4}-\d\d-\d\d$/.test(date))).toEqual(setting().region === 'HK' ? [true] : []);
      for (const { debitLimit, periodicity, effectiveDate } of debits) {
        expect(debitLimit && compare(debitLimit, zero)).toBe(1);
        expect(parseDebitFrequency(periodicity)).toBeDefined();
        expect(effectiveDate).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    });

    it('[API-60, GQL-24, ENT-45, BANK-04, CONFLICT-44] say whether an order can be debited the day it is placed', async () => {
      const { sameDayDebits } = await signedIn();
      const { eddaEnabled, underSHLFrozenPeriod } = valueOf(await sameDayDebits.current());
      expect({ eddaEnabled, underSHLFrozenPeriod }).toEqual({ eddaEnabled: true, underSHLFrozenPeriod: false });
    });

    it('[API-61, GQL-23, BANK-11, BANK-05] tell where money is paid to, by the region’s own call', async () => {
      const { bankAccounts, standingInstructions } = await signedIn();
      if (setting().region === 'HK') {
        const active = valueOf(await standingInstructions.active());
        expect(active.every(({ activeFlag }) => activeFlag === 'Y')).toBe(true);
        expect(chooseSpiAccount(active)?.accountCurrency).toBe('HKD');
        expect(active[0]?.accountCurrency).toBe('XXX');
      } else {
        const credited = valueOf(await bankAccounts.credited());
        expect(credited.map(({ currency }) => currency)).toEqual(['TWD', 'USD']);
      }
    });

    it('[API-60..63, GQL-23, GQL-24, ERR-03, ERR-10] tell a visitor nothing', async () => {
      const { bankAccounts, standingInstructions, sameDayDebits } = aPortal(setting());
      const own = setting().region === 'HK' ? standingInstructions.active() : bankAccounts.credited();
      for (const answer of [own, bankAccounts.listed(), bankAccounts.directDebits(), sameDayDebits.current()])
        expect(await answer).toMatchObject({ ok: false, error: { kind: 'unauthorized' } });
    });
  });
}
