import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OrderRecord } from '../../../../domain/trading/records/order-record';
import { useConfiguration, useViewModel } from '../../../app/injection';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import { PrintedFileButton } from '../../../orders/printed-files/printed-file-button';
import { PrintedFilesStatus } from '../../../orders/printed-files/printed-files-status';
import { OrderReceiptViewModel } from './order-receipt-view-model';

type ReceiptDownloadProps = { readonly order: OrderRecord; readonly orderId: string };

/** The receipt of the list that an order was sent with, to be downloaded while it is kept; nothing where the server makes none [ORDQ-05, ORDQ-13]. */
export const ReceiptDownload = observer(function ReceiptDownload({ order, orderId }: ReceiptDownloadProps) {
  const { t } = useTexts();
  const view = useViewModel(OrderReceiptViewModel);
  const { files } = view;
  const { extensions } = useConfiguration();
  useEffect(() => files.leave, [files]);
  if (!extensions.has('order-receipts') || !view.isKept(order.receivedAt)) return null;
  return (
    <div data-testid="record-dialog-receipt">
      <p>
        {t('statements:own-receipt')}
        <SentenceGap />
        <PrintedFileButton files={files} id={orderId} name={t('statements:receipt-of', { name: order.fund.name })} />
      </p>
      <PrintedFilesStatus files={files} />
    </div>
  );
});
