import { and, asc, eq, sql } from 'drizzle-orm';
import type { PriceAlertList } from '../../contract/rest/holdings/price-alerts';
import { type PriceAlertDirection, wirePriceTarget } from '../../domain/funds/watching/price-alert';
import type { Language } from '../../domain/language';
import { today } from '../context/clock';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import { funds } from '../database/schema/funds';
import { priceAlerts } from '../database/schema/price-alerts';
import { jfFundCode } from '../funds/listed-funds';
import { priceText } from '../funds/price-text';
import { latestPrice } from '../funds/latest-price';

type Query = {
  readonly clientId: string;
  readonly language: Language;
  readonly side?: PriceAlertDirection | undefined;
};

/** A client's alerts by fund, each with the fund's name and its latest price [ENT-65, OPEN-53]. */
export async function listPriceAlerts(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { clientId, language, side }: Query,
): Promise<PriceAlertList> {
  const last = latestPrice(database, today(clock));
  const rows = await database
    .select({
      alert: priceAlerts,
      fundCode: funds.code,
      jfFundCode: { localId: funds.localId, currency: funds.currency },
      names: funds.names,
      currency: funds.baseCurrency,
      navPrecision: funds.navPrecision,
      lastPrice: last.nav,
      lastPriceDate: last.date,
    })
    .from(priceAlerts)
    .innerJoin(funds, eq(funds.id, priceAlerts.fundId))
    .leftJoinLateral(last, sql`true`)
    .where(and(eq(priceAlerts.clientId, clientId), side && eq(priceAlerts.direction, side)))
    .orderBy(asc(funds.code), asc(priceAlerts.direction));
  return rows.map(({ alert, names, jfFundCode: own, navPrecision, lastPrice, ...fund }) => ({
    ...fund,
    lastPrice: lastPrice === null ? null : priceText(lastPrice, { navPrecision }),
    jfFundCode: jfFundCode(own),
    target: alert.target,
    priceTarget: wirePriceTarget(alert.direction),
    enabled: alert.isEnabled,
    ...(alert.toldOn === null ? {} : { toldPrice: alert.toldPrice, toldOn: alert.toldOn }),
    fundName: localised(names, language) ?? null,
  }));
}
