import { eq } from 'drizzle-orm';
import type { HoldingDetailsQuery } from '../../contract/graphql/holdings/generated/graphql';
import { currencies } from '../../domain/money/currency';
import { today } from '../context/clock';
import { accounts } from '../database/schema/clients';
import { funds, movements } from '../database/schema/funds';
import { jfFundCode } from '../funds/listed-funds';
import type { CallContext } from '../wire/call-context';
import { datedRates } from '../funds/exchange-rates';

/** The funds that the signed-in client holds or held, by every name they have. */
export async function loadHeldFunds(context: CallContext): Promise<HoldingDetailsQuery['heldFunds']> {
  const { clientId } = await context.session();
  const { localId, currency, code, isin: isinCode, baseCurrency } = funds;
  const rows = await context.server.database
    .selectDistinct({ localId, currency, code, isinCode, baseCurrency })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(eq(accounts.clientId, clientId));
  return rows.map((row) => ({
    code: row.code,
    isinCode: row.isinCode,
    baseCurrency: row.baseCurrency,
    jfFundCode: jfFundCode(row),
    priceCurrency: row.currency,
  }));
}

/** The days that today's exchange rates are of. */
export async function exchangeRateDates(context: CallContext): Promise<HoldingDetailsQuery['exchangeRateDates']> {
  await context.session();
  const { database, clock } = context.server;
  const { dateOf } = await datedRates(database, today(clock));
  return currencies.flatMap((currency) => {
    const date = dateOf(currency);
    return date === undefined ? [] : [{ currency, date }];
  });
}
