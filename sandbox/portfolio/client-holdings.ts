import type { TradingType } from '../../domain/holdings/trading-type';
import { today } from '../context/clock';
import { createLoader } from '../wire/create-loader';
import { valuedHoldings } from './holding-statistics';

/** Loads the holdings of a call's client today, or those bought in one way; once a call. */
export const clientHoldings = createLoader(async (context, tradingType: TradingType | undefined) => {
  const { clientId } = await context.session();
  const { database, clock } = context.server;
  return valuedHoldings(database, { clientId, day: today(clock), tradingType });
});
