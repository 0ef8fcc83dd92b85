import type { BankAccount } from '../../domain/banking/bank-account';
import { parseDebitFrequency } from '../../domain/banking/debit-frequency';
import { isNegative, zero } from '../../domain/money/decimal';
import { mandateLeft, type PurchaseToPay } from '../../domain/trading/limits/payment-limit';
import { moneyText } from '../components/figures/money-text';
import { useTexts } from '../i18n/use-texts';

/** The words for a bank account's limit: the limit with its period, and where the server states the debits what is left of it; undefined without a limit. */
export type MandateText = (
  debited: BankAccount,
  purchase: Pick<PurchaseToPay, 'currency' | 'day'>,
) => { readonly text: string; readonly isLeft: boolean } | undefined;

/** Returns a function that puts the limit of a bank account's debits in words [ENT-44, BANK-03]. */
export function useMandateText(): MandateText {
  const { t } = useTexts();
  return (debited, { currency, day }) => {
    if (!debited.debitLimit) return undefined;
    const amount = moneyText(currency, debited.debitLimit);
    const frequency = parseDebitFrequency(debited.periodicity);
    const limit = frequency ? t(`place-order:a-period-${frequency}`, { amount }) : amount;
    const left = mandateLeft(debited, { currency, day });
    if (left === undefined) return { text: limit, isLeft: false };
    const rest = moneyText(currency, isNegative(left) ? zero : left);
    return { text: t('place-order:mandate-left', { left: rest, limit }), isLeft: true };
  };
}
