import { and, eq } from 'drizzle-orm';
import { parsePriceAlertDirection, type PriceAlertDirection } from '../../domain/funds/price-alert';
import { alertDirectionsIn, checkPriceTarget } from '../../domain/funds/price-alert-target';
import { toText } from '../../domain/money/decimal';
import type { Surroundings } from '../context/server-context';
import { funds } from '../database/schema/funds';
import { priceAlerts } from '../database/schema/price-alerts';
import { Refusal } from '../wire/refusal';
import type { CallGroup } from '../wire/serve';
import { listPriceAlerts } from './list-price-alerts';

/** A client's price alerts; Taiwan's call says on which side of its target a price is waited for [API-40, API-41, OPEN-53, ACCT-05]. */
export const priceAlertRoutes: CallGroup = (serve, surroundings) => {
  const { database } = surroundings;

  for (const name of ['accountPriceAlert', 'priceAlert'] as const)
    serve(name, ({ clientId, language, query }) =>
      listPriceAlerts(surroundings, { clientId, language, side: parsePriceAlertDirection(query.priceTarget) }),
    );

  for (const name of ['keepAccountPriceAlert', 'keepPriceAlert'] as const)
    serve(name, async ({ clientId, language, body }) => {
      const target = checkPriceTarget(body.target);
      if (!target.ok) throw new Refusal(400, ['PRICE_TARGET_INVALID']);
      const alert = { clientId, ...(await meant(surroundings, body)) };
      const kept = { target: toText(target.value), isEnabled: body.enabled };
      await database
        .insert(priceAlerts)
        .values({ ...alert, ...kept })
        .onConflictDoUpdate({ target: [priceAlerts.clientId, priceAlerts.fundId, priceAlerts.direction], set: kept });
      return listPriceAlerts(surroundings, { clientId, language });
    });

  for (const name of ['removeAccountPriceAlert', 'removePriceAlert'] as const)
    serve(name, async ({ clientId, language, query }) => {
      const { fundId, direction } = await meant(surroundings, query);
      await database
        .delete(priceAlerts)
        .where(
          and(eq(priceAlerts.clientId, clientId), eq(priceAlerts.fundId, fundId), eq(priceAlerts.direction, direction)),
        );
      return listPriceAlerts(surroundings, { clientId, language });
    });
};

/** The fund of the region and the side of its price that an alert is about. */
async function meant(
  { region, database }: Surroundings,
  { fundCode, priceTarget }: { readonly fundCode: string; readonly priceTarget: string },
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
