import { and, asc, eq, exists, sql } from 'drizzle-orm';
import { fundOfId } from '../../domain/funds/finding/fund-listing';
import { matchingFunds } from '../../domain/funds/finding/matching-funds';
import { anyOrAll } from '../../domain/kernel/any-or-all';
import type { ServerContext } from '../context/server-context';
import { funds, movements } from '../database/schema/funds';
import { ApiError } from '../wire/api-error';
import { hasOneOfCodes } from './fund-codes';
import { jfFundCode } from './listed-funds';

/** The facts by which a fund is told from others of its code: its currency and, where units leave it, the account that holds them. */
export type FundQuery = { readonly currency?: string | undefined; readonly heldOn?: string | undefined };

/**
 * Returns the fund that a code means: the one whose own code of the asset manager it is; else the only one of that code, or of those
 * that share it the only one that is held on the account, or is of the currency. Undefined where there is none; where several
 * are left, that is refused: none is picked [ENT-29].
 */
export async function findFundByCode(
  { database, region }: Pick<ServerContext, 'database' | 'region'>,
  code: string,
  { currency = '', heldOn = '' }: FundQuery = {},
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
  const known = found.map(({ fund, isHeld }) => ({
    code: fund.code,
    jfFundCode: jfFundCode(fund),
    baseCurrency: fund.currency,
    fund,
    isHeld,
  }));
  const ofAccount = anyOrAll(matchingFunds(known, fundOfId(code)), ({ isHeld }) => isHeld);
  const [matching, ...others] = anyOrAll(ofAccount, ({ fund }) => fund.currency === currency);
  if (others.length > 0) throw new ApiError(400, ['FUND_CODE_SHARED']);
  return matching?.fund;
}

/** Returns the same fund, and refuses a code that means none. */
export async function findKnownFundByCode(
  deps: Pick<ServerContext, 'database' | 'region'>,
  code: string,
  query: FundQuery = {},
) {
  const fund = await findFundByCode(deps, code, query);
  if (fund === undefined) throw new ApiError(400, ['FUND_UNKNOWN']);
  return fund;
}
