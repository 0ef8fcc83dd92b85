import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { ServerContext } from '../../context/server-context';
import { funds, movements } from '../../database/schema/funds';
import { hasOneOfCodes } from '../../funds/fund-codes';

/** In which currency a fund is ordered and, where units leave it, the account that holds them. */
export type WantedFund = { readonly currency: string; readonly heldOn?: string | undefined };

/** The fund of a code, which several share: the one held on the account, else of the currency, else the first; undefined where there is none. */
export async function fundOfCode(
  { database, region }: Pick<ServerContext, 'database' | 'region'>,
  code: string,
  { currency, heldOn = '' }: WantedFund,
) {
  const held = database
    .select({ one: sql`1` })
    .from(movements)
    .where(and(eq(movements.fundId, funds.id), eq(movements.accountNumber, heldOn)));
  const [fund] = await database
    .select({
      ...{ id: funds.id, region: funds.region, code: funds.code, currency: funds.currency },
      ...{ feeType: funds.feeType, subscribedUntil: funds.subscribedUntil, isDigitalClass: funds.isDigitalClass },
    })
    .from(funds)
    .where(hasOneOfCodes(region, [code]))
    .orderBy(sql`${exists(held)} desc`, sql`${funds.currency} = ${currency} desc`, asc(funds.id))
    .limit(1);
  return fund;
}
