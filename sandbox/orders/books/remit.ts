import { and, eq } from 'drizzle-orm';
import { exchangeBetween } from '../../../domain/money/convert';
import { zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import { dealProceeds } from '../../../domain/trading/dealing/deal-fees';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { isRemitted } from '../../../domain/trading/orders/remittance-threshold';
import { thresholdCurrency } from '../../context/wire-threshold';
import type { Database } from '../../database/database';
import { orders } from '../../database/schema/orders';
import { exchangeRates } from '../../funds/exchange-rates';
import { type StoredOrder, loadOrders, stillOpen } from './stored-orders';
import { recordEvent } from './record-event';

/** When money is paid out: the day whose rates count, and the instant that is written down. */
type Payment = { readonly day: string; readonly at: string };

/** Pays out what a redemption brought, and in Taiwan with it what waits of the same account and currency; foreign currency waits until all of it reaches the threshold [TRADE-120, TRADE-124, CONST-19]. */
export async function remit(transaction: Database, stored: StoredOrder, { day, at }: Payment): Promise<void> {
  if (!orderDesks[stored.fund.region].hasRemittanceThreshold) {
    await recordEvent(transaction, stored, { kind: 'settled', at });
    return;
  }
  const { currency, accountNumber } = stored.row;
  const waiting = (
    await loadOrders(
      transaction,
      and(eq(orders.accountNumber, accountNumber), eq(orders.currency, currency), stillOpen(transaction)),
    )
  ).filter(({ state }) => state.stage === 'waiting');
  const together = [...waiting, stored];
  const amount = sum(together.map(({ state: { order, deal } }) => (deal ? dealProceeds(order, deal) : zero)));
  const value = exchangeBetween(currency, thresholdCurrency, await exchangeRates(transaction, day))(amount);
  const isSettled = isRemitted({ currency, cumulativeEquivalent: value ?? zero });
  // Without a rate nobody can say that it waits: that is looked at again once there is one.
  if (!isSettled && !value) return;
  if (!isSettled) {
    await recordEvent(transaction, stored, { kind: 'waiting', at });
    return;
  }
  for (const one of together) await recordEvent(transaction, one, { kind: 'settled', at });
}
