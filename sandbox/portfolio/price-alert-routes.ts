import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { keptPriceAlert, type PriceAlertList } from '../../adapters/rest/contract/price-alerts';
import { parsePriceAlertDirection, type PriceAlertDirection } from '../../domain/funds/price-alert';
import { alertDirectionsIn, checkPriceTarget } from '../../domain/funds/price-alert-target';
import { toText } from '../../domain/money/decimal';
import { languageOf } from '../content/localised';
import { funds } from '../database/schema/funds';
import { priceAlerts } from '../database/schema/price-alerts';
import type { RouteGroup, Surroundings } from '../server/app';
import { Refusal } from '../server/refusal';
import { requireSession } from '../sessions/current-session';
import { listPriceAlerts } from './list-price-alerts';

type Asked = { readonly Querystring: { readonly priceTarget?: string } };

const removed = z.object({ fundCode: z.string(), priceTarget: z.string() });

/** A client's price alerts; Taiwan's call says on which side of its target a price is waited for [API-40, API-41, OPEN-53, ACCT-05]. */
export const priceAlertRoutes: RouteGroup = (app, surroundings) => {
  const { region, database } = surroundings;
  const path = region === 'HK' ? '/account/priceAlert' : '/priceAlert';

  app.get<Asked>(path, async (request): Promise<PriceAlertList> => {
    const { clientId } = await requireSession(request, surroundings);
    const { priceTarget } = request.query;
    const side = parsePriceAlertDirection(priceTarget);
    if (priceTarget !== undefined && side === undefined) throw new Refusal(400, ['FILTER_INVALID']);
    return listPriceAlerts(surroundings, { clientId, language: languageOf(request, region), side });
  });

  app.post(path, async (request): Promise<PriceAlertList> => {
    const { clientId } = await requireSession(request, surroundings);
    const body = keptPriceAlert.safeParse(request.body);
    const target = body.success ? checkPriceTarget(body.data.target) : undefined;
    if (!body.success || !target?.ok) throw new Refusal(400, ['PRICE_TARGET_INVALID']);
    const { fundCode, priceTarget, enabled: isEnabled } = body.data;
    const alert = { clientId, ...(await meant(surroundings, fundCode, priceTarget)) };
    const kept = { target: toText(target.value), isEnabled };
    await database
      .insert(priceAlerts)
      .values({ ...alert, ...kept })
      .onConflictDoUpdate({ target: [priceAlerts.clientId, priceAlerts.fundId, priceAlerts.direction], set: kept });
    return listPriceAlerts(surroundings, { clientId, language: languageOf(request, region) });
  });

  app.delete(path, async (request): Promise<PriceAlertList> => {
    const { clientId } = await requireSession(request, surroundings);
    const query = removed.safeParse(request.query);
    if (!query.success) throw new Refusal(400, ['QUERY_INVALID']);
    const { fundId, direction } = await meant(surroundings, query.data.fundCode, query.data.priceTarget);
    await database
      .delete(priceAlerts)
      .where(
        and(eq(priceAlerts.clientId, clientId), eq(priceAlerts.fundId, fundId), eq(priceAlerts.direction, direction)),
      );
    return listPriceAlerts(surroundings, { clientId, language: languageOf(request, region) });
  });
};

/** The fund of the region and the side of its price that an alert is about. */
async function meant(
  { region, database }: Surroundings,
  fundCode: string,
  priceTarget: string,
): Promise<{ readonly fundId: number; readonly direction: PriceAlertDirection }> {
  const direction = parsePriceAlertDirection(priceTarget);
  if (direction === undefined || !alertDirectionsIn(region).includes(direction))
    throw new Refusal(400, ['PRICE_TARGET_INVALID']);
  const [fund] = await database
    .select({ id: funds.id })
    .from(funds)
    .where(and(eq(funds.region, region), eq(funds.code, fundCode)))
    .orderBy(funds.id)
    .limit(1);
  if (fund === undefined) throw new Refusal(400, ['FUND_UNKNOWN']);
  return { fundId: fund.id, direction };
}
