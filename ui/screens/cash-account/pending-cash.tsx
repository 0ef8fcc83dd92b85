import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CashTransactionRow } from '../../../domain/cash-account/cash-transaction-row';
import { formatDate } from '../../../domain/formatting/format-date';
import { useInstance } from '../../app/injection';
import { LanguageStore } from '../../stores/language-store';
import { CashMovementText } from './cash-movement-text';
import { useCashWords } from './cash-words';

/** What is under way, each with the date by which it is expected to be done [VCA-08, VCA-19, VCA-20]. */
export const PendingCash = observer(function PendingCash({ rows }: { readonly rows: readonly CashTransactionRow[] }) {
  const { t } = useTranslation();
  return (
    <section className="cash-pending">
      <h2>{t('cash.pending')}</h2>
      {rows.length === 0 ? <p>{t('cash-account.pending-none')}</p> : null}
      <ul>
        {rows.map((row) => (
          <PendingRow key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
});

const PendingRow = observer(function PendingRow({ row }: { readonly row: CashTransactionRow }) {
  const { t } = useTranslation();
  const { language } = useInstance(LanguageStore);
  const { typeOf } = useCashWords();
  const finish = row.status.kind === 'pending' ? formatDate(row.status.expectedFinish, language) : '';
  return (
    <li>
      <span className="cash-what">
        <b>{typeOf(row)}</b>
        <small>{formatDate(row.date, language)}</small>
      </span>
      <b className="cash-figure">
        <CashMovementText row={row} />
      </b>
      <small className="cash-expected">
        {finish ? t('cash-account.expected', { date: finish }) : t('cash.status-pending')}
      </small>
    </li>
  );
});
