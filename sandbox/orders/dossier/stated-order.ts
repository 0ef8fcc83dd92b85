import { toText } from '../../../domain/money/decimal';
import type { StatedOrder } from '../../database/schema/orders';
import type { StoredOrder } from '../books/stored-orders';
import { estimateOrder } from '../checks/estimate-order';
import type { LineFacts } from '../checks/line-facts';

type Received = {
  readonly stored: StoredOrder;
  readonly facts: LineFacts;
  /** The instant of its cut-off; undefined where nothing is due. */
  readonly cutOffAt: string | undefined;
};

/** Returns the figures that the server works out of an order as it receives it, by the same rules and from the same prices, rates and ratings with which it answers the portal's checks [API-79, API-80, TRADE-65]. */
export function statedOrder({ stored, facts, cutOffAt }: Received): StatedOrder {
  const { row, fund, intoFund, state } = stored;
  const traded = facts.traded(fund.id);
  const isAmount = row.kind === 'buy';
  const { quantity } = state.order;
  const { value, fxRate } = estimateOrder(
    traded,
    { currency: row.currency, figure: quantity.value, isAmount },
    facts.rates,
  );
  return {
    orderId: row.id,
    quantity: toText(quantity.value),
    price: traded.nav,
    priceDate: traded.pricedOn,
    fundCurrency: fund.currency,
    exchangeRate: fxRate,
    estimatedUnits: isAmount ? value : null,
    estimatedValue: isAmount ? null : value,
    fee: row.fee,
    feePercent: row.feePercent,
    feeWaived: row.feeWaived,
    fundRisk: fund.riskRating,
    intoFundRisk: intoFund?.riskRating ?? null,
    clientRisk: facts.clientRisk ?? null,
    cutOffAt: cutOffAt ?? null,
  };
}
