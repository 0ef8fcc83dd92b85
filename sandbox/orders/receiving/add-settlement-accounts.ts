import type * as z from 'zod/mini';
import type { orderResult } from '../../../contract/rest/orders/order-result';
import type { Language } from '../../../domain/language';
import { settlementAccounts } from '../../banking/settlement-accounts';
import { localised } from '../../context/language';
import type { Database } from '../../database/database';
import type { StoredOrder } from '../books/stored-orders';
import type { SettledOrder } from '../lists/mail-orders';

/** An order as its receipt tells of it, and as it is kept. */
export type PlacedStoredOrder = {
  readonly order: NonNullable<z.output<typeof orderResult>['successfulAllotmentOrders']>[number];
  readonly stored: StoredOrder;
};

/** Adds to each receipt the bank or cash account that pays for its order or is paid by it; returns the receipts with their accounts, for the mail. */
export async function addSettlementAccounts(
  database: Database,
  placed: readonly PlacedStoredOrder[],
  language: Language,
): Promise<readonly SettledOrder[]> {
  const rows = placed.map(({ stored }) => stored.row);
  const accountOf = await settlementAccounts(database, rows, language);
  const nameOf = ({ names, code }: StoredOrder['fund']) => localised(names, language) ?? code;
  return placed.map(({ order, stored: { row, fund, intoFund } }) => {
    const account = accountOf(row);
    order.settlementAccount = account ?? null;
    const { id, kind, currency, amount, units, points, feeWaived, fee } = row;
    const funds = { fund: nameOf(fund), into: intoFund && nameOf(intoFund) };
    return {
      id,
      kind,
      currency,
      amount,
      units,
      points,
      feeWaived,
      fee,
      account,
      ...funds,
      dealingDate: order.transactionDate,
    };
  });
}
