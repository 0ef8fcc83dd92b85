import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import { type RecordColumn, recordColumns, recordsSheet } from '../../../../domain/trading/records/records-sheet';
import { useInstance, useViewModelFor } from '../../../app/injection';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import { PreferencesStore } from '../../../stores/preferences-store';
import { SheetDownloadFactory } from '../../../stores/sheet-download';
import { useRecordWords } from '../record-words';
import * as styles from '../order-records.module.css';

/** Downloads the orders that are seen, as an Excel file or as comma-separated text [ORDQ-08]. */
export const OrdersDownload = observer(function OrdersDownload({
  orders,
}: {
  readonly orders: readonly OrderRecord[];
}) {
  const { t } = useTexts();
  const words = useRecordWords();
  const { amountsHidden } = useInstance(PreferencesStore);
  const file = useViewModelFor(SheetDownloadFactory);
  useEffect(() => file.leave, [file]);
  const sheet = () => {
    const columns = Object.fromEntries(recordColumns.map((column) => [column, t(`order-records:sheet-${column}`)]));
    const named = { ...words, name: t('order-records:tab-past'), columns: columns as Record<RecordColumn, string> };
    return recordsSheet(orders, named, amountsHidden);
  };
  return (
    <div className={styles.recordsDownload}>
      <p role="status" className={file.phase === 'making' ? undefined : 'visually-hidden'}>
        {file.phase === 'making' ? t('order-records:file-making') : null}
        {file.phase === 'ready' ? t('order-records:file-ready') : null}
      </p>
      {file.phase === 'failed' ? <Notice tone="danger">{t('order-records:file-failed')}</Notice> : null}
      <Button
        theme="outlined"
        size="small"
        aria-disabled={file.phase === 'making'}
        onClick={() => void file.excel(sheet())}
      >
        {t('order-records:excel')}
      </Button>
      <Button
        theme="outlined"
        size="small"
        onClick={() => {
          file.text(sheet());
        }}
      >
        {t('order-records:csv')}
      </Button>
    </div>
  );
});
