import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/button';
import { Dialog } from '../../../components/notices/dialog';
import { Notice } from '../../../components/notices/notice';
import { useTexts } from '../../../i18n/use-texts';
import type { OrderListViewModel } from '../order-list-view-model';
import * as dialogStyles from '../../../components/notices/dialog.module.css';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../order-list.module.css';

/** Gives the whole list up, once the client has confirmed that there is no way back [TRADE-68, TRADE-69]. */
export const CancelList = observer(function CancelList({ view }: { readonly view: OrderListViewModel }) {
  const { t } = useTexts();
  const { cancellation } = view;
  const own = view.isOwn ? 'own-' : '';
  const cancelling = cancellation.phase;
  return (
    <>
      <button
        type="button"
        className={`${orderPageStyles.orderLink} ${styles.orderCancel}`}
        data-testid="order-cancel"
        onClick={cancellation.ask}
      >
        {t(`order-list:${own}cancel`)}
      </button>
      {cancelling ? (
        <Dialog title={t(`order-list:${own}cancel-title`)} onClose={cancellation.keepList}>
          <p>{t(`order-list:${own}cancel-text`)}</p>
          {cancelling.kind === 'asking' && cancelling.problem ? (
            <Notice tone="danger">{t(`order-list:${cancelling.problem}`)}</Notice>
          ) : null}
          <div className={dialogStyles.dialogActions}>
            <Button
              theme="outlined"
              aria-busy={cancelling.kind === 'cancelling'}
              onClick={() => void cancellation.cancel()}
            >
              {t(`order-list:${own}cancel-go`)}
            </Button>
            <Button data-first-focus onClick={cancellation.keepList}>
              {t(`order-list:${own}cancel-keep`)}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
});
