import { cashAccountCurrency } from '../../../../domain/cash-account/cash-account';
import type { CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { Amount } from '../../../components/figures/amount';
import { useTexts } from '../../../i18n/use-texts';

/** Shows the amount that came in or went out; nothing where the server doesn't say [VCA-23, OPEN-81]. */
export function CashMovementText({ row }: { readonly row: CashTransactionRow }) {
  const { t } = useTexts();
  const { movement, amountPrecision } = row;
  if (!movement) return null;
  const amount = `${cashAccountCurrency} ${formatNumber(movement.amount, { precision: amountPrecision })}`;
  return <Amount>{t(`summaries:cash.way-${movement.direction}`, { amount })}</Amount>;
}
