import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { chosenDealingDay } from '../../../../application/orders/listed-order';
import { Amount } from '../../../components/figures/amount';
import { moneyText } from '../../../components/figures/money-text';
import { useTexts } from '../../../i18n/use-texts';
import type { OrderCardViewModel } from './order-card-view-model';
import { editableText, unitsText } from '../../../orders/quantity-text';
import { FundTerms } from './fund-terms';
import { OrderEdit } from './order-edit';
import { OrderCardFacts } from './order-card-facts';
import type { OrderListViewModel } from '../order-list-view-model';
import { useLineName } from '../../../orders/terms/line-name';
import { cardHeadingId } from './card-heading-id';
import { useOrderName } from './order-name';
import { EstimateFailed } from '../../../orders/estimate-failed';
import { RemoveLink } from '../../../orders/remove-link';
import { PaymentChoice } from './payment-choice';
import { PointsChoice } from './points-choice';
import { OrderProblemNote } from './order-problem-note';
import * as orderPageStyles from '../../../orders/order-page.module.css';
import * as styles from '../order-list.module.css';

type CardProps = { readonly card: OrderCardViewModel; readonly view: OrderListViewModel };

/** One order with all that is known of it; it can be changed and removed [TRADE-62..64]. */
export const OrderCard = observer(function OrderCard({ card, view }: CardProps) {
  const { t } = useTexts();
  const nameOf = useLineName();
  const name = useOrderName(card);
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (card.wasMoved) heading.current?.focus();
  }, [card]);
  return (
    <article
      className={`${orderPageStyles.orderCard} ${styles.orderListCard}`}
      data-testid="order-card"
      aria-label={name}
    >
      <header>
        <h4 id={cardHeadingId(card)} ref={heading} className={styles.orderCardHeading} tabIndex={-1}>
          {card.lines.map((line, index) => (
            <span key={line.type} className={styles.orderFund} data-testid="order-fund">
              {index > 0 ? <span className={styles.orderInto}>{t('order-list:into')} </span> : null}
              {nameOf(line)}
              <small>
                {[
                  line.fundCode,
                  line.riskRating ? t('funds:risk', { risk: line.riskRating }) : '',
                  line.isIpo ? t('order-list:ipo') : '',
                  chosenDealingDay(card.order) === undefined ? '' : t('order-list:ahead'),
                  card.cutOff === 'cash-account' ? '' : t(`order-list:jurisdiction-${card.cutOff}`),
                  line.currency,
                ]
                  .filter(Boolean)
                  .join('　')}
              </small>
            </span>
          ))}
        </h4>
        {view.isSending || card.typed !== undefined ? null : (
          <span className={styles.orderCardActions} data-testid="order-card-actions">
            {card.isEditable ? (
              <button
                ref={change}
                type="button"
                className={orderPageStyles.orderLink}
                aria-label={t('order-list:edit-of', { name })}
                onClick={() => {
                  setChanged(false);
                  card.startEdit(editableText(card.figure));
                }}
              >
                {t('order-list:edit')}
              </button>
            ) : null}
            <RemoveLink name={name} onRemove={card.remove} />
          </span>
        )}
      </header>
      <ChangedFigure card={card} isChanged={isChanged} />
      {/* Above all that follows from the figure, so that the field stays under the hand while it changes. */}
      {card.typed === undefined ? null : <OrderEdit card={card} heading={heading} onKept={() => setChanged(true)} />}
      <OrderCardFacts card={card} view={view} />
      <FundTerms card={card} />
      <PointsChoice card={card} isLocked={view.isSending} onRetry={() => void view.load()} />
      <PaymentChoice card={card} isLocked={view.isSending} />
      {card.estimate.phase.kind === 'failed' ? (
        <EstimateFailed of="worth" onRetry={() => void card.estimate.fetch()} />
      ) : null}
      {card.typed === undefined ? <OrderProblemNote card={card} /> : null}
    </article>
  );
});

type ChangedProps = { readonly card: OrderCardViewModel; readonly isChanged: boolean };

/**
 * Says the figure that the client has just given the order; its place is there before, so that a screen reader hears
 * it.
 */
const ChangedFigure = observer(function ChangedFigure({ card, isChanged }: ChangedProps) {
  const { t } = useTexts();
  const { figure, lines } = card;
  const [line] = lines;
  return (
    <p className="visually-hidden" role="status">
      {isChanged && figure && line ? (
        <>
          {t('order-list:changed-to')}{' '}
          <Amount>
            {line.quantity?.kind === 'amount'
              ? moneyText(line.currency ?? '', figure)
              : unitsText(figure, line.unitPrecision)}
          </Amount>
        </>
      ) : null}
    </p>
  );
});
