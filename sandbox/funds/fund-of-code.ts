import { and, asc, eq, exists, sql } from 'drizzle-orm';
import type { ServerContext } from '../context/server-context';
import { funds, movements } from '../database/schema/funds';
import { Refusal } from '../wire/refusal';
import { hasOneOfCodes } from './fund-codes';
import { jfFundCode } from './listed-funds';

/** What else is known of a fund that is named by its code: its currency and, where units leave it, the account that holds them. */
export type WantedFund = { readonly currency?: string | undefined; readonly heldOn?: string | undefined };

/**
 * The fund that a code means: the one whose own code of the asset manager it is; else the only one of that code, or of those
 * that share it the only one that is held on the account, or is of the currency. Undefined where there is none; where several
 * are left, that is refused: none is picked [ENT-29].
 */
export async function fundOfCode(
  { database, region }: Pick<ServerContext, 'database' | 'region'>,
  code: string,
  { currency = '', heldOn = '' }: WantedFund = {},
) {
  const held = database
    .select({ one: sql`1` })
    .from(movements)
    .where(and(eq(movements.fundId, funds.id), eq(movements.accountNumber, heldOn)));
  const found = await database
    .select({ fund: funds, isHeld: sql<boolean>`${exists(held)}` })
    .from(funds)
    .where(hasOneOfCodes(region, [code]))
    .orderBy(asc(funds.id));
  const own = found.filter(({ fund }) => jfFundCode(fund) === code);
  const ofAccount = preferred(own.length > 0 ? own : found, ({ isHeld }) => isHeld);
  const [meant, ...others] = preferred(ofAccount, ({ fund }) => fund.currency === currency);
  if (others.length > 0) throw new Refusal(400, ['FUND_CODE_SHARED']);
  return meant?.fund;
}

/** The same; refuses a code that means none. */
export async function knownFundOfCode(
  world: Pick<ServerContext, 'database' | 'region'>,
  code: string,
  wanted: WantedFund = {},
) {
  const fund = await fundOfCode(world, code, wanted);
  if (fund === undefined) throw new Refusal(400, ['FUND_UNKNOWN']);
  return fund;
}

/** Those that are liked, if any is; else all. */
function preferred<T>(all: readonly T[], isLiked: (one: T) => boolean): readonly T[] {
  const liked = all.filter(isLiked);
  return liked.length > 0 ? liked : all;
}
