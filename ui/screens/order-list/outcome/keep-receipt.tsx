import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OrderResult } from '../../../../domain/trading/records/order-result';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { ActionRow } from '../../../components/action-row';
import { Button } from '../../../components/button';
import { useTexts } from '../../../i18n/use-texts';
import { PrintedFileButton } from '../../../orders/printed-files/printed-file-button';
import { PrintedFilesStatus } from '../../../orders/printed-files/printed-files-status';
import { ReceiptFilesViewModel } from './receipt-files-view-model';
import { receiptDays } from './receipt-days';
import * as styles from '../order-list.module.css';

type KeepReceiptProps = {
  /** Undefined where the server keeps it no more; the paper is there for a year. */
  readonly result: OrderResult | undefined;
  readonly listId: string;
};

/**
 * Saves the receipt as a PDF, or prints the page where the server makes none and there is a result, and the dates for a
 * calendar [ORDQ-05].
 */
export const KeepReceipt = observer(function KeepReceipt({ result, listId }: KeepReceiptProps) {
  const { t } = useTexts();
  const view = useViewModel(ReceiptFilesViewModel);
  const { files } = view;
  const hasPaper = useConfiguration().extensions.has('order-receipts');
  const days = result ? receiptDays(result, { listId, t }) : [];
  useEffect(() => files.leave, [files]);
  if (!hasPaper && !result) return null;
  return (
    <section className={styles.orderKeep} data-testid="keep-receipt">
      <ActionRow className={styles.orderActions}>
        {hasPaper ? (
          <PrintedFileButton files={files} id={listId} name="" text={t('order-list:save-receipt')} />
        ) : (
          <Button
            theme="outlined"
            onClick={() => {
              window.print();
            }}
          >
            {t('order-list:print-receipt')}
          </Button>
        )}
        {days.length > 0 ? (
          <Button
            theme="outlined"
            onClick={() => {
              view.saveDates(days, t('order-list:calendar-file'));
            }}
          >
            {t('order-list:save-dates')}
          </Button>
        ) : null}
      </ActionRow>
      {hasPaper ? <PrintedFilesStatus files={files} /> : null}
    </section>
  );
});
