import type { BankAccount } from '../../../domain/banking/bank-account';
import type { CurrencyDebit } from '../../../domain/banking/debit';
import type { SameDayDirectDebit } from '../../../domain/banking/same-day-direct-debit';
import { figurePrecision } from '../../../domain/holdings/figures/figure-precision';
import { onlyPresent } from '../../http/only-present';
import { toFigure } from '../../http/wire-figures';
import {
  directDebitList,
  type DirectDebitList,
  sameDayDebit,
  type SameDayDebit,
} from '../../../contract/rest/account/direct-debits';
import { readJson } from '../read-answer';

/** The accounts that a dda answer lists, blank address lines left out [ENT-44, API-62]. */
export const readDirectDebits = readJson(directDebitList, (list) => list.map(toBankAccount));

/** Reads a sameDayDDA answer [API-60, ENT-45]. */
export const readSameDayDebit = readJson(
  sameDayDebit,
  ({ existDDADeals, underSHLFrozenPeriod, eddaEnabled }: SameDayDebit): SameDayDirectDebit =>
    onlyPresent({
      existDDADeals: existDDADeals ?? undefined,
      underSHLFrozenPeriod: underSHLFrozenPeriod ?? undefined,
      eddaEnabled: eddaEnabled ?? undefined,
    }),
);

/** Debits one of which has no amount say nothing: what is left couldn't be told. */
function toDebits(wire: DirectDebitList[number]['debits']): readonly CurrencyDebit[] | undefined {
  const debits = wire?.flatMap(({ day, currency, amount: text }) => {
    const amount = toFigure(text);
    return amount ? [{ day, currency, amount }] : [];
  });
  return debits?.length === wire?.length ? debits : undefined;
}

const toBankAccount = (wire: DirectDebitList[number]): BankAccount =>
  onlyPresent({
    bankAccountNo: wire.bankAccountNo,
    accountCurrency: wire.accountCurrency ?? undefined,
    bankName: wire.bankName ?? undefined,
    bankAccountName: wire.bankAccountName ?? undefined,
    taAccountNo: wire.taAccountNo ?? undefined,
    debitLimit: toFigure(wire.debitLimit),
    debitLimitPrecision: figurePrecision('other', wire.debitLimitPrecision ?? undefined),
    periodicity: wire.prdicity ?? undefined,
    debits: toDebits(wire.debits),
    activeFlag: wire.activeFlag ?? undefined,
    effectiveDate: wire.effectiveDate ?? undefined,
    authExpiryDate: wire.authExpiryDate ?? undefined,
    addressLines: (wire.addressLines ?? []).flatMap((line) => (line?.trim() ? [line] : [])),
  });
