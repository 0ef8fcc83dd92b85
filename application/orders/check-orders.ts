import { ok, type Result } from '../../domain/kernel/result';
import type { UnitsBreakdown } from '../../domain/trading/costs/units-breakdown';
import type { OrderPayment } from '../../domain/trading/orders/order-payment';
import { neededValidations, splitTradingList } from '../../domain/trading/e-list/order-list';
import type { RedemptionValidation } from '../../domain/trading/notes/redemption-validation';
import type { Answer, CallFailure } from '../ports/call-failure';
import type {
  CheckedOrder,
  CheckedRedemptions,
  OrderChecks,
  OrderRefusal,
  OrdersToCheck,
} from '../ports/orders/order-checks';
import { isNamedBy } from '../../domain/funds/finding/fund-listing';
import { codesOf, currencyOf, figureOf, type ListedOrder } from './listed-order';

/** An order by its place on the list, from 0; of a purchase, what pays for it and how many points are redeemed for its fee, where the client chooses. */
export type PlacedOrder = {
  readonly place: number;
  readonly order: ListedOrder;
  readonly paidFrom?: OrderPayment | undefined;
  readonly points?: number | undefined;
};

/** What the server says of orders, by their place on the list. */
export type CheckedOrders = {
  /** Its first message about each order that it would refuse [TRADE-60, ERR-22]. */
  readonly refusals: ReadonlyMap<number, OrderRefusal>;
  readonly unitsBreakdowns: ReadonlyMap<number, UnitsBreakdown>;
  /** Of all redemptions together; undefined without one. */
  readonly validation?: RedemptionValidation | undefined;
};

type CheckedPlace = Omit<OrdersToCheck, 'orders'>;

type Placed = { readonly place: number; readonly order: ListedOrder; readonly checked: CheckedOrder };

/** Asks the server about the orders of a list before they are sent; what there is none of isn't asked about [API-80..82, TRADE-47, TRADE-48, OPEN-38]. */
export class CheckOrders {
  constructor(private readonly checks: OrderChecks) {}

  async execute(of: CheckedPlace, placed: readonly PlacedOrder[]): Answer<CheckedOrders> {
    const needed = neededValidations(splitTradingList(placed.map(({ order }) => order.item)));
    const [buys, redemptions, switches] = [checkedOf(placed, 'B'), checkedOf(placed, 'R'), checkedOf(placed, 'S')];
    const [bought, redeemed, switched] = await Promise.all([
      needed.includes('allotment')
        ? this.checks.purchases({ ...of, orders: buys.map(({ checked }) => checked) })
        : ok([]),
      needed.includes('redemption') ? this.redemptions(of, redemptions) : ok([]),
      needed.includes('switch')
        ? this.checks.switches({ ...of, orders: switches.map(({ checked }) => checked) })
        : ok([]),
    ]);
    if (!bought.ok) return bought;
    if (!redeemed.ok) return redeemed;
    if (!switched.ok) return switched;
    const [all, ...each] = redeemed.value;
    const single = each.length > 0 ? each : redeemed.value;
    return ok({
      refusals: new Map([
        ...refusalsOf(buys, bought.value),
        ...refusalsOf(redemptions, all?.refusals ?? []),
        ...refusalsOf(switches, switched.value),
      ]),
      unitsBreakdowns: new Map(
        redemptions.map(({ place }, index) => [place, single[index]?.validation.unitsBreakdown ?? []]),
      ),
      ...(all ? { validation: all.validation } : {}),
    });
  }

  /** What is said of all together; where they are several, then of each, since a breakdown doesn't tell whose units it is of. */
  private async redemptions(of: CheckedPlace, redemptions: readonly Placed[]): Answer<readonly CheckedRedemptions[]> {
    const orders = redemptions.map(({ checked }) => checked);
    const groups = orders.length > 1 ? [orders, ...orders.map((order) => [order])] : [orders];
    return allOf(await Promise.all(groups.map((group) => this.checks.redemptions({ ...of, orders: group }))));
  }
}

const checkedOf = (placed: readonly PlacedOrder[], type: 'B' | 'R' | 'S'): readonly Placed[] =>
  placed.flatMap(({ place, order, paidFrom, points }) => {
    const { item } = order;
    const figure = figureOf(item);
    if (item.type !== type || figure === undefined) return [];
    return [
      {
        place,
        order,
        checked: {
          ...(item.type === 'S'
            ? { fundCode: item.switchFromFundCode, intoFundCode: item.switchToFundCode }
            : { fundCode: item.fundCode }),
          ...{ currency: currencyOf(order), figure },
          ...(paidFrom ? { paidFrom } : {}),
          ...(points ? { points } : {}),
        },
      },
    ];
  });

/** The first message about each order; what names no fund is about all of its kind. */
const refusalsOf = (placed: readonly Placed[], refusals: readonly OrderRefusal[]): [number, OrderRefusal][] =>
  placed.flatMap(({ place, order, checked }) => {
    const first = refusals.find(
      ({ fundCode = checked.fundCode, intoFundCode = checked.intoFundCode, currency = checked.currency }) =>
        isNamedBy(codesOf(order, checked.fundCode), fundCode) &&
        isNamedBy(codesOf(order, checked.intoFundCode), intoFundCode) &&
        currency === checked.currency,
    );
    return first ? [[place, first] as [number, OrderRefusal]] : [];
  });

function allOf<T>(answers: readonly Result<T, CallFailure>[]): Result<readonly T[], CallFailure> {
  const values: T[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    values.push(answer.value);
  }
  return ok(values);
}
