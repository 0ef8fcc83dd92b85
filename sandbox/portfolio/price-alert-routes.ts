import { and, asc, eq } from 'drizzle-orm';
import type { PriceAlertList } from '../../adapters/rest/contract/price-alerts';
import { parsePriceAlertDirection } from '../../domain/funds/price-alert';
import { funds } from '../database/schema/funds';
import { priceAlerts } from '../database/schema/price-alerts';
import type { RouteGroup } from '../server/app';
import { Refusal } from '../server/refusal';
import { requireSession } from '../sessions/current-session';

type Asked = { readonly Querystring: { readonly priceTarget?: string } };

/** A client's price alerts; Taiwan's call says on which side of its target a price is waited for [API-40, API-41, OPEN-53]. */
export const priceAlertRoutes: RouteGroup = (app, surroundings) => {
  const { region, database } = surroundings;
  const path = region === 'HK' ? '/account/priceAlert' : '/priceAlert';

  app.get<Asked>(path, async (request): Promise<PriceAlertList> => {
    const { clientId } = await requireSession(request, surroundings);
    const { priceTarget } = request.query;
    const side = parsePriceAlertDirection(priceTarget);
    if (priceTarget !== undefined && side === undefined) throw new Refusal(400, ['FILTER_INVALID']);
    const rows = await database
      .select({ alert: priceAlerts, fundCode: funds.code })
      .from(priceAlerts)
      .innerJoin(funds, eq(funds.id, priceAlerts.fundId))
      .where(and(eq(priceAlerts.clientId, clientId), side && eq(priceAlerts.direction, side)))
      .orderBy(asc(funds.code), asc(priceAlerts.direction));
    return rows.map(({ alert: { target, direction, isEnabled }, fundCode }) => ({
      fundCode,
      target,
      priceTarget: direction === 'above' ? 'H' : 'L',
      enabled: isEnabled,
    }));
  });
};
