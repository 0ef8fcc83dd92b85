import { priceAgeNow } from '../../../funds/fund-offer';
import type { PlacedOrder } from '../../../../application/orders/check-orders';
import { hasOwnDay } from '../../../../application/orders/listed-order';
import type { OpenOrderList } from '../../../../application/orders/prepare-order-list';
import { hongKongDayAt } from '../../../../domain/calendar/hong-kong-time';
import type { CutOff } from '../../../../domain/calendar/effective-date';
import type { ListChecks } from '../list-checks';
import { OrderCardViewModel } from './order-card-view-model';
import type { OrderListSources } from '../order-list-sources';

/** What the cards of a list look at beside their own order, and whom they tell. */
type Around = {
  readonly sources: Pick<OrderListSources, 'region' | 'checks' | 'clock'>;
  readonly checks: ListChecks;
  readonly left: () => readonly OrderCardViewModel[];
  readonly onChange: () => void;
  readonly onTyped: () => void;
};

/** The cards of an open list, one for each order. */
export function cardsOf(open: OpenOrderList, around: Around): readonly OrderCardViewModel[] {
  const { region, checks, clock } = around.sources;
  const context = {
    ...{ region, client: open.client, payments: open.payments, points: open.points },
    today: () => hongKongDayAt(clock.serverNow()),
    priceAgeOf: (date: string | undefined) => priceAgeNow(date, clock),
    others: (card: OrderCardViewModel) => around.left().filter((one) => one !== card),
    estimates: { checks, clock },
    refusalOf: (place: number) => around.checks.refusalOf(place),
    unitsBreakdownOf: (place: number) => around.checks.checked?.unitsBreakdowns.get(place) ?? [],
    onTyped: around.onTyped,
    onChange: () => {
      // What an order leaves to the others of the same holding has changed too.
      for (const card of around.left()) card.appraise(0);
      around.onChange();
    },
  };
  return open.orders.map((order, place) => new OrderCardViewModel(order, place, context));
}

/** Returns the orders of cards as they are checked and sent. */
export const placedOf = (cards: readonly OrderCardViewModel[]): readonly PlacedOrder[] =>
  cards.map(({ placed }) => placed);

/** The days on which none of the orders under a cut-off is dealt beside the market's holidays. */
export function closedForAll(cards: readonly OrderCardViewModel[], cutOff: CutOff): readonly string[] {
  const [first, ...others] = cards.filter((card) => card.cutOff === cutOff && !hasOwnDay(card.order));
  return first?.closedOn.filter((date) => others.every(({ closedOn }) => closedOn.includes(date))) ?? [];
}
