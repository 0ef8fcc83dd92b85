import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterRecords, type RecordFilter } from '../../../../domain/trading/records/record-filter';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import { readFilter, writeFilter } from './filter-in-address';
import type { OrderRecordsViewModel } from '../order-records-view-model';
import { PastFilter } from './past-filter';
import { PastTable } from './past-table';
import { OrdersDownload } from './orders-download';
import * as styles from '../order-records.module.css';
import { EmptyState } from '../../../components/notices/empty-state';

/** The orders that are over, of the last five years, narrowed down as the address says [ORDQ-08, ORDQ-15]. */
export const PastOrders = observer(function PastOrders({ view }: { readonly view: OrderRecordsViewModel }) {
  const { t } = useTexts();
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const change = (changed: RecordFilter): void => {
    setParams(writeFilter(changed), { replace: true });
  };
  // Counted, so that the fields begin anew with it.
  const [clearings, setClearings] = useState(0);
  const shown = filterRecords(view.past, filter);
  if (view.past.length === 0)
    return (
      <EmptyState data-testid="records-empty" title={t('order-records:past-none')}>
        {t('order-records:past-none-text')}
      </EmptyState>
    );
  return (
    <>
      <PastFilter key={clearings} orders={view.past} filter={filter} onChange={change} />
      <div className={styles.recordsBar} data-testid="records-bar">
        <p role="status">
          {shown.length === 0 ? (
            <b>{t('order-records:past-no-match')}</b>
          ) : (
            t('order-records:past-shown', {
              count: view.past.length,
              shown: counted(shown.length),
              total: counted(view.past.length),
            })
          )}
        </p>
        {shown.length < view.past.length ? (
          <Button
            theme="outlined"
            size="small"
            onClick={() => {
              change({});
              setClearings(clearings + 1);
            }}
          >
            {t('order-records:show-all')}
          </Button>
        ) : null}
        {shown.length === 0 ? null : <OrdersDownload orders={shown} />}
      </div>
      {shown.length === 0 ? null : <PastTable orders={shown} />}
    </>
  );
});

const counted = (number: number): string => formatNumber(String(number), { precision: 0 });
