import type { FundIdentifier } from '../../domain/funds/finding/fund-listing';
import type { Language } from '../../domain/language';
import type { Order } from '../../domain/trading/orders/order';
import { type ComparableOrder, type RepeatedOrder, repeatedOrders } from '../../domain/trading/records/repeated-order';
import type { OrderRecord } from '../../domain/trading/records/order-record';
import { settlementCurrency, chosenDealingDay, type ListedOrder } from './listed-order';

/** The records of a client's orders, and the language in which they name funds. */
export type NamedRecords = { readonly orders: readonly OrderRecord[]; readonly language: Language };

/** The day that a list is sent on, and the account that it is of, where that is known. */
export type ListPlace = { readonly day: string; readonly accountNo?: string | undefined };

/** Returns the orders of a list that repeat one of a day on its account, or one another; without records, only the latter. */
export function repeatsInList(
  orders: readonly ListedOrder[],
  records: NamedRecords | undefined,
  { day, accountNo }: ListPlace,
): readonly RepeatedOrder[] {
  const compared = orders.map((order) => ({ ...comparableOrder(order, records?.language), accountNo }));
  return repeatedOrders(compared, records?.orders ?? [], day);
}

/** Returns an order as others are compared with it; its funds are named where their names are of a language. */
export function comparableOrder(order: ListedOrder, language?: Language): ComparableOrder {
  const { item } = order;
  return {
    kind: item.kind,
    funds: fundsOf(item, (id) => identifierOf(order, id, language)),
    currency: settlementCurrency(order),
    quantity: item.quantity,
    dealOn: chosenDealingDay(order),
  };
}

const fundsOf = (item: Order, named: (id: string) => FundIdentifier): ComparableOrder['funds'] =>
  item.kind === 'switch' ? [named(item.fundCode), named(item.intoFundCode)] : [named(item.fundCode)];

function identifierOf(order: ListedOrder, id: string, language: Language | undefined): FundIdentifier {
  const fund = order.funds.get(id);
  const name = order.language === language ? fund?.name : undefined;
  return { code: fund?.code ?? id, jfFundCode: id, name, baseCurrency: fund?.baseCurrency };
}
