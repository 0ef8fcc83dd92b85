import { regionDefaults } from '../../config/regions';
import { toText } from '../../domain/money/decimal';
import { singlePurchaseFee } from '../../domain/tiers/single-purchase-fee';
import { tierFor } from '../../domain/tiers/tier-for';
import type { FeeType } from '../../domain/trading/costs/fee-type';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { totals } from '../portfolio/account-statistics';
import { valuedHoldings } from '../portfolio/holding-statistics';

type Asked = { readonly clientId: string; readonly day: string; readonly fund: { readonly feeType: FeeType } };

/** What a purchase costs a client on top, in percent: the most that the tier of the holdings asks for, nothing for a fund that takes its fee on the way out [TRADE-18, TRADE-110]. */
export async function purchaseFee(database: Database, { clientId, day, fund }: Asked): Promise<string> {
  if (fund.feeType === 'back-end') return '0';
  const held = await valuedHoldings(database, { clientId, day });
  const { totalValue } = totals(held, regionDefaults.TW.defaultCurrency);
  return toText(singlePurchaseFee('TW', tierFor('TW', decimal(totalValue ?? '0')).id).max);
}
