import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useTexts } from '../../../i18n/use-texts';
import { NextStepBar, NextTermBar } from '../../../orders/terms/next-step-bar';
import { cardHeadingId } from '../cards/card-heading-id';
import { orderOfCard } from '../cards/order-of-card';
import type { OrderCardViewModel } from '../cards/order-card-view-model';
import type { OrderListViewModel } from '../order-list-view-model';

type ReviewProps = {
  readonly view: OrderListViewModel;
  /** The part with the boxes to tick and the form of the secret. */
  readonly terms: RefObject<HTMLElement | null>;
};

/** The bar of the review: to an order that must be changed, to what is to be accepted, then to the secret. */
export const ReviewBar = observer(function ReviewBar({ view, terms }: ReviewProps) {
  const { t } = useTexts();
  const { submitBlocker, left, repeats } = view;
  if (view.phase.kind !== 'confirming') return null;
  switch (submitBlocker) {
    case undefined:
    case 'notes':
      return (
        <NextTermBar
          terms={terms}
          openCount={view.terms.openCount + (repeats.comesFirst ? 1 : 0)}
          orders={left.map(orderOfCard)}
        />
      );
    case 'editing':
    case 'problems': {
      const card = left.find(submitBlocker === 'editing' ? isBeingChanged : isStopped);
      return (
        <NextStepBar text={t(`order-list:next-step-${submitBlocker}`)} find={() => card && fieldOrHeading(card)} />
      );
    }
    default:
      return null;
  }
});

function fieldOrHeading(card: OrderCardViewModel): HTMLElement | null | undefined {
  const heading = document.getElementById(cardHeadingId(card));
  return heading?.closest('article')?.querySelector<HTMLElement>('form input') ?? heading;
}

const isBeingChanged = ({ typed }: OrderCardViewModel): boolean => typed !== undefined;

const isStopped = ({ problem, serverRefusal }: OrderCardViewModel): boolean =>
  problem !== undefined || serverRefusal !== undefined;
