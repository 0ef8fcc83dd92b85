import { describe, expect, it } from 'vitest';
import { BankAccounts } from '../../../application/ports/banking/bank-accounts';
import { SameDayDebits } from '../../../application/ports/banking/same-day-debits';
import { StandingInstructions } from '../../../application/ports/banking/standing-instructions';
import { chooseDdaAccount, chooseSpiAccount } from '../../../domain/banking/choose-bank-account';
import { parseDebitFrequency } from '../../../domain/banking/debit-frequency';
import { listedAccountState, onlineDirectDebit } from '../../../domain/banking/listed-account-state';
import { compare, zero } from '../../../domain/money/decimal';
import type { ContractTarget } from '../contract-target';
import { valueOf } from '../value-of';

const isoDate = /^\d{4}-\d\d-\d\d$/;
const refused = { ok: false, error: { kind: 'unauthorized' } };

/** Tests the contract of BankAccounts, StandingInstructions and SameDayDebits. */
export function describeBankAccounts(target: ContractTarget): void {
  describe('BankAccounts', () => {
    it('[API-63, BANK-08] list whose they are and how far they are', async () => {
      const { portal } = await target.clientWith('bankAccounts');
      const accounts = valueOf(await portal.get(BankAccounts).listed());
      expect(accounts.length).toBeGreaterThan(0);
      for (const account of accounts) {
        expect(account.bankAccountNo).toMatch(/\d{2}/);
        expect(account.bankName).toBeTruthy();
        expect([listedAccountState(account), onlineDirectDebit(account)]).not.toContain(undefined);
      }
    });

    it('[API-62, ENT-44, BANK-06] tell what each may be debited, and one is in force', async () => {
      const { portal } = await target.clientWith('directDebits');
      const debits = valueOf(await portal.get(BankAccounts).directDebits());
      expect(chooseDdaAccount(debits, new Date().toISOString().slice(0, 10))).toBeDefined();
      for (const { debitLimit, periodicity, effectiveDate, authExpiryDate } of debits) {
        expect(debitLimit && compare(debitLimit, zero)).toBe(1);
        expect(parseDebitFrequency(periodicity)).toBeDefined();
        expect(effectiveDate).toMatch(isoDate);
        if (authExpiryDate !== undefined) expect(authExpiryDate).toMatch(isoDate);
      }
    });

    it('[API-60, GQL-24, ENT-45, BANK-04, CONFLICT-44] say whether an order can be debited the day it is placed', async () => {
      const { portal, known } = await target.clientWith('sameDayDebit');
      const { eddaEnabled, underSHLFrozenPeriod } = valueOf(await portal.get(SameDayDebits).current());
      expect({ eddaEnabled, underSHLFrozenPeriod }).toEqual(known);
    });

    if (target.region === 'HK') {
      it('[GQL-23, BANK-11, BANK-05] tell where money is paid to: the standing instructions in force', async () => {
        const { portal, known } = await target.clientWith('creditCurrencies');
        const active = valueOf(await portal.get(StandingInstructions).active());
        expect(active.every(({ activeFlag }) => activeFlag === 'Y')).toBe(true);
        expect(active.map(({ accountCurrency }) => accountCurrency)).toEqual(known);
        expect(chooseSpiAccount(active)?.accountCurrency).toBe(known.includes('HKD') ? 'HKD' : 'XXX');
      });

      it('[GQL-23, ERR-10] tell a visitor no standing instructions', async () => {
        expect(await (await target.visit()).get(StandingInstructions).active()).toMatchObject(refused);
      });
    } else {
      it('[API-61] tell where money is paid to: the accounts on record', async () => {
        const { portal, known } = await target.clientWith('creditCurrencies');
        const credited = valueOf(await portal.get(BankAccounts).credited());
        expect(credited.map(({ currency }) => currency)).toEqual(known);
      });

      it('[API-61, ERR-03] tell a visitor no accounts that are paid to', async () => {
        expect(await (await target.visit()).get(BankAccounts).credited()).toMatchObject(refused);
      });
    }

    it('[API-63, ERR-03] tell a visitor no accounts', async () => {
      expect(await (await target.visit()).get(BankAccounts).listed()).toMatchObject(refused);
    });

    it('[API-62, ERR-03] tell a visitor no direct debits', async () => {
      expect(await (await target.visit()).get(BankAccounts).directDebits()).toMatchObject(refused);
    });

    it('[API-60, GQL-24, ERR-03, ERR-10] tell a visitor nothing of debits on the day', async () => {
      expect(await (await target.visit()).get(SameDayDebits).current()).toMatchObject(refused);
    });
  });
}
