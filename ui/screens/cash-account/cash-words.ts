import { useTranslation } from 'react-i18next';
import type { CashTransactionRow } from '../../../domain/cash-account/cash-transaction-row';

/** What a transaction is called, and how it stands, in the client's language [VCA-09..22]. */
export function useCashWords() {
  const { t } = useTranslation();
  return {
    typeOf: ({ type }: Pick<CashTransactionRow, 'type'>): string => t(type ? `cash.type-${type}` : 'cash.type-other'),
    statusOf: ({ status }: Pick<CashTransactionRow, 'status'>): string =>
      t(status.kind === 'unknown' ? 'cash-account.status-unknown' : `cash.status-${status.kind}`),
  };
}
