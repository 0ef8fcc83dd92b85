import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { FindingStatus } from '../../../components/fields/finding-status';
import { Notice } from '../../../components/notices/notice';
import { usePromisedDate } from '../../../funds/use-promised-date';
import { useTexts } from '../../../i18n/use-texts';
import { TransactionSecretField } from '../../../orders/terms/secret-form';
import type { OrderRecordsViewModel } from '../order-records-view-model';
import { RecordFacts } from '../record-facts';
import { RecordFunds } from '../record-funds';
import * as dialogStyles from '../../../components/notices/dialog.module.css';
import * as styles from '../order-records.module.css';

type CancelDialogProps = { readonly view: OrderRecordsViewModel };

/** Confirms the cancellation of an order, and shows the outcome where it failed. */
export const CancelDialog = observer(function CancelDialog({ view: records }: CancelDialogProps) {
  const { t } = useTexts();
  const promised = usePromisedDate();
  const { cancelling: view } = records;
  if (!view.at) return null;
  const { phase } = view.at;
  const order = records.listed(view.at.order);
  const until = promised(order.next?.dueAt, 'date-time');
  return (
    <Dialog title={t('order-records:cancel-title')} onClose={view.leave}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void view.cancel();
        }}
      >
        <div className={styles.recordDialog}>
          <p className={styles.recordDialogFund} data-testid="record-dialog-fund">
            <RecordFunds order={order} />
          </p>
          <RecordFacts order={order} />
          <FindingStatus isFinding={phase.kind === 'finding'} />
          {phase.kind === 'too-late' ? (
            <Notice tone="danger">{t(`order-records:not-cancellable-${phase.why}`)}</Notice>
          ) : phase.kind === 'unknown' ? (
            <Notice tone="warning">{t('order-records:cancel-unknown')}</Notice>
          ) : (
            <p>{t('order-records:cancel-text', { until })}</p>
          )}
          {phase.kind === 'asking' && phase.problem ? (
            <Notice tone={phase.problem === 'unconfirmed' ? 'warning' : 'danger'}>
              {t(`order-records:cancel-${phase.problem}`)}
            </Notice>
          ) : null}
          {view.needsSecret && phase.kind !== 'too-late' ? <TransactionSecretField view={view} /> : null}
        </div>
        <div className={dialogStyles.dialogActions}>
          {phase.kind === 'too-late' ? null : (
            <Button type="submit" theme="outlined" aria-busy={view.isSending}>
              {t(phase.kind === 'unknown' ? 'order-records:cancel-again' : 'order-records:cancel-go')}
            </Button>
          )}
          <Button data-first-focus onClick={view.leave}>
            {t(phase.kind === 'asking' ? 'order-records:cancel-keep' : 'order-records:close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
});
