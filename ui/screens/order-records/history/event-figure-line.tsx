import { formatNumber } from '../../../../domain/formatting/format-number';
import type { Decimal } from '../../../../domain/money/decimal';
import type { EventFigure, EventMoney } from '../../../../domain/trading/records/explain-order-event';
import { Amount } from '../../../components/figures/amount';
import { moneyText } from '../../../components/figures/money-text';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import { exactText } from '../exact-text';
import * as styles from '../order-records.module.css';

/** A figure of an order's history, and the sum it comes from. */
export function EventFigureLine({ figure }: { readonly figure: EventFigure }) {
  const { t } = useTexts();
  return (
    <p className={styles.recordFigure}>
      <span>{t(`order-records:figure-${figure.kind}`)}</span>
      <SentenceGap />
      <Amount>{sumText(figure)}</Amount>
    </p>
  );
}

const money = ({ currency, amount }: EventMoney): string => moneyText(currency, amount);

const priceText = ({ currency, amount }: EventMoney): string => `${currency} ${exactText(amount)}`;

const pointsText = (points: Decimal): string => formatNumber(points, { precision: 0 });

function sumText(figure: EventFigure): string {
  switch (figure.kind) {
    case 'debited':
    case 'paid-back':
      return figure.fee
        ? `${money(figure.amount)} + ${money(figure.fee)} = ${money(figure.total)}`
        : money(figure.total);
    case 'fees-taken':
      return `${[figure.amount, ...figure.fees].map(money).join(' − ')} = ${money(figure.total)}`;
    case 'points-redeemed':
      return `${pointsText(figure.points)} → ${money(figure.off)}`;
    case 'points-given-back':
      return pointsText(figure.points);
    case 'fee-waived':
      return `${money(figure.charged)} − ${money(figure.off)} = ${money(figure.fee)}`;
    case 'exchanged':
      return `${money(figure.from)} → ${money(figure.to)}`;
    case 'bought':
      return `${money(figure.cost)} ÷ ${exactText(figure.price)} = ${exactText(figure.units)}`;
    case 'sold':
      return `${exactText(figure.units)} × ${exactText(figure.price)} = ${money(figure.cost)}`;
    case 'price-corrected':
      return `${priceText(figure.from)} → ${priceText(figure.to)}`;
    case 'paid-out':
    case 'paid-more':
      return money(figure.total);
  }
}
