import type { OrderToCheck } from '../../../../application/orders/check-orders';
import { hasOwnDay } from '../../../../application/orders/listed-order';
import type { OpenOrderList } from '../../../../application/orders/prepare-order-list';
import type { Clock } from '../../../../application/ports/clock';
import type { OrderChecks } from '../../../../application/ports/orders/order-checks';
import type { CutOff } from '../../../../domain/calendar/effective-date';
import type { Region } from '../../../../domain/region';
import { priceAgeNow } from '../../../funds/fund-offer';
import type { OpenListState } from '../state/open-list-state';
import { OrderEntry } from '../state/order-entry';
import { ListFigures } from './list-figures';
import { OrderCardViewModel } from './order-card-view-model';

type Deps = {
  readonly state: Pick<OpenListState, 'checked'>;
  readonly region: Region;
  readonly checks: OrderChecks;
  readonly clock: Clock;
};

/** Returns the cards of an open list, one for each order. */
export function createCards(
  open: OpenOrderList,
  { state, region, checks, clock }: Deps,
): readonly OrderCardViewModel[] {
  const entries = open.orders.map((order, place) => new OrderEntry(order, place));
  const figures = new ListFigures(entries, { region, payments: open.payments, points: open.points });
  const priceAgeOf = (date: string | undefined) => priceAgeNow(date, clock);
  const deps = { state, figures, region, client: open.client, priceAgeOf, checks, clock };
  return entries.map((entry) => new OrderCardViewModel(entry, deps));
}

/** Returns the orders of cards as they are checked and sent. */
export const ordersToCheck = (cards: readonly OrderCardViewModel[]): readonly OrderToCheck[] =>
  cards.map(({ placed }) => placed);

/** The days on which none of the orders under a cut-off is dealt beside the market's holidays. */
export function closedForAll(cards: readonly OrderCardViewModel[], cutOff: CutOff): readonly string[] {
  const [first, ...others] = cards.filter((card) => card.cutOff === cutOff && !hasOwnDay(card.order));
  return first?.closedOn.filter((date) => others.every(({ closedOn }) => closedOn.includes(date))) ?? [];
}
