import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import type { OrderCardViewModel } from './order-card-view-model';
import { useOrderName } from './order-name';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../order-list.module.css';

type RemovedProps = { readonly card: OrderCardViewModel; readonly isLocked: boolean };

/** A removed order, which can be put back until the list is sent [TRADE-63]. */
export const RemovedOrder = observer(function RemovedOrder({ card, isLocked }: RemovedProps) {
  const { t } = useTexts();
  const name = useOrderName(card);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (card.wasMoved) button.current?.focus();
  }, [card]);
  return (
    <p className={styles.orderRemoved} data-testid="order-removed">
      <span>{t('order-list:removed', { name })}</span>
      {isLocked ? null : (
        <button
          ref={button}
          type="button"
          className={orderPageStyles.orderLink}
          aria-label={t('order-list:put-back-of', { name })}
          onClick={card.undoRemove}
        >
          {t('order-list:put-back')}
        </button>
      )}
    </p>
  );
});
