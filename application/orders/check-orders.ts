import { ok, type Result } from '../../domain/kernel/result';
import type { UnitsBreakdown } from '../../domain/trading/costs/units-breakdown';
import { type CompleteOrder, completeOrder, ordersOfKind, type Redemption } from '../../domain/trading/orders/order';
import { neededValidations, splitTradingList } from '../../domain/trading/e-list/order-list';
import type { RedemptionValidation } from '../../domain/trading/notes/redemption-validation';
import type { AsyncResult, CallFailure } from '../ports/call-failure';
import type { CheckedRedemptions, OrderChecks, OrderPlace, OrderCheckError } from '../ports/orders/order-checks';
import { isNamedBy } from '../../domain/funds/finding/same-fund';
import { fundCodesIn, settlementCurrency, type ListedOrder } from './listed-order';

/** An order by its place on the list, from 0. */
export type OrderToCheck = { readonly place: number; readonly order: ListedOrder };

/** The server's checks of orders, by their place on the list. */
export type CheckedOrders = {
  /** Its first message about each order that it would refuse [TRADE-60, ERR-22]. */
  readonly errors: ReadonlyMap<number, OrderCheckError>;
  readonly unitsBreakdowns: ReadonlyMap<number, UnitsBreakdown>;
  /** The validation of all redemptions together; undefined without one. */
  readonly validation?: RedemptionValidation | undefined;
};

type Placed = OrderToCheck & { readonly checked: CompleteOrder };

/** Asks the server about the orders of a list before they are sent; what there is none of isn't asked about [API-80..82, TRADE-47, TRADE-48, OPEN-38]. */
export class CheckOrders {
  constructor(private readonly checks: OrderChecks) {}

  async execute(of: OrderPlace, placed: readonly OrderToCheck[]): AsyncResult<CheckedOrders> {
    const needed = neededValidations(splitTradingList(placed.map(({ order }) => order.item)));
    const complete = placed.flatMap(checkedOf);
    const buys = complete.filter(({ checked }) => checked.kind === 'buy');
    const redemptions = complete.filter(({ checked }) => checked.kind === 'redemption');
    const switches = complete.filter(({ checked }) => checked.kind === 'switch');
    const orders = complete.map(({ checked }) => checked);
    const [bought, redeemed, switched] = await Promise.all([
      needed.includes('allotment') ? this.checks.purchases({ ...of, orders: ordersOfKind(orders, 'buy') }) : ok([]),
      needed.includes('redemption') ? this.redemptions(of, ordersOfKind(orders, 'redemption')) : ok([]),
      needed.includes('switch') ? this.checks.switches({ ...of, orders: ordersOfKind(orders, 'switch') }) : ok([]),
    ]);
    if (!bought.ok) return bought;
    if (!redeemed.ok) return redeemed;
    if (!switched.ok) return switched;
    const [all, ...each] = redeemed.value;
    const single = each.length > 0 ? each : redeemed.value;
    return ok({
      errors: new Map([
        ...toErrorsByOrder(buys, bought.value),
        ...toErrorsByOrder(redemptions, all?.errors ?? []),
        ...toErrorsByOrder(switches, switched.value),
      ]),
      unitsBreakdowns: new Map(
        redemptions.map(({ place }, index) => [place, single[index]?.validation.unitsBreakdown ?? []]),
      ),
      ...(all ? { validation: all.validation } : {}),
    });
  }

  /**
   * Checks all redemptions together and, where they are several, each by itself, since a breakdown doesn't say whose
   * units it is of.
   */
  private async redemptions(
    of: OrderPlace,
    orders: readonly CompleteOrder<Redemption>[],
  ): AsyncResult<readonly CheckedRedemptions[]> {
    const groups = orders.length > 1 ? [orders, ...orders.map((order) => [order])] : [orders];
    return allOf(await Promise.all(groups.map((group) => this.checks.redemptions({ ...of, orders: group }))));
  }
}

function checkedOf({ place, order }: OrderToCheck): readonly Placed[] {
  const checked = completeOrder(order.item, settlementCurrency(order));
  return checked ? [{ place, order, checked }] : [];
}

/** The first message about each order; what names no fund is about all of its kind. */
const toErrorsByOrder = (placed: readonly Placed[], errors: readonly OrderCheckError[]): [number, OrderCheckError][] =>
  placed.flatMap(({ place, order, checked }) => {
    const bought = checked.kind === 'switch' ? checked.intoFundCode : undefined;
    const first = errors.find(
      ({ fundCode = checked.fundCode, intoFundCode = bought, currency = checked.currency }) =>
        isNamedBy(fundCodesIn(order, checked.fundCode), fundCode) &&
        isNamedBy(fundCodesIn(order, bought), intoFundCode) &&
        currency === checked.currency,
    );
    return first ? [[place, first] as [number, OrderCheckError]] : [];
  });

function allOf<T>(answers: readonly Result<T, CallFailure>[]): Result<readonly T[], CallFailure> {
  const values: T[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    values.push(answer.value);
  }
  return ok(values);
}
