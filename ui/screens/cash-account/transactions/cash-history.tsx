import { useSearchParams } from 'react-router-dom';
import { type CashFilter, filterCashRows } from '../../../../domain/cash-account/cash-filter';
import type { CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import { readCashFilter, writeCashFilter } from './cash-filter-in-address';
import { CashFilterBar } from './cash-filter-bar';
import { CashTable } from './cash-table';
import { CashDownload } from './cash-download';
import * as styles from '../cash-account.module.css';

/** All that moved and is done with, narrowed down as the address says [VCA-07, VCA-23]. */
export function CashHistory({ rows }: { readonly rows: readonly CashTransactionRow[] }) {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const filter = readCashFilter(params);
  const change = (changed: CashFilter): void => {
    setParams(writeCashFilter(changed), { replace: true });
  };
  const shown = filterCashRows(rows, filter);
  return (
    <section className={styles.cashHistory}>
      <h2>{t('cash-account:history')}</h2>
      {rows.length === 0 ? (
        <p>{t('cash-account:history-none')}</p>
      ) : (
        <>
          <CashFilterBar rows={rows} filter={filter} onChange={change} />
          <div className={styles.cashBar} data-testid="cash-bar">
            <p role="status">
              {shown.length === 0 ? (
                <b>{t('cash-account:no-match')}</b>
              ) : (
                t('cash-account:shown', {
                  count: rows.length,
                  shown: counted(shown.length),
                  total: counted(rows.length),
                })
              )}
            </p>
            {shown.length < rows.length ? (
              <Button
                theme="outlined"
                size="small"
                onClick={() => {
                  change({});
                }}
              >
                {t('cash-account:show-all')}
              </Button>
            ) : null}
            {shown.length === 0 ? null : <CashDownload rows={shown} />}
          </div>
          {shown.length === 0 ? null : <CashTable rows={shown} />}
        </>
      )}
    </section>
  );
}

const counted = (number: number): string => formatNumber(String(number), { precision: 0 });
