import { and, eq } from 'drizzle-orm';
import { parsePriceAlertDirection, type PriceAlertDirection } from '../../domain/funds/watching/price-alert';
import { checkPriceTarget } from '../../domain/funds/watching/price-alert-target';
import { toText } from '../../domain/money/decimal';
import type { ServerContext } from '../context/server-context';
import { priceAlerts } from '../database/schema/price-alerts';
import { findKnownFundByCode } from '../funds/find-fund-by-code';
import { ApiError } from '../wire/api-error';
import type { CallGroup } from '../wire/serve';
import { savePriceAlert } from './save-price-alert';
import { listPriceAlerts } from './list-price-alerts';

/** A client's price alerts; Taiwan's call says on which side of its target a price is waited for [API-40, API-41, OPEN-53, ACCT-05]. */
export const priceAlertRoutes: CallGroup = (serve, context) => {
  const { database } = context;

  for (const name of ['accountPriceAlert', 'priceAlert'] as const)
    serve(name, ({ clientId, language, query }) =>
      listPriceAlerts(context, { clientId, language, side: parsePriceAlertDirection(query.priceTarget) }),
    );

  serve('fallPriceAlerts', ({ clientId, language }) => listPriceAlerts(context, { clientId, language, side: 'below' }));

  for (const name of ['keepAccountPriceAlert', 'keepPriceAlert'] as const)
    serve(name, async ({ clientId, language, body }) => {
      const target = checkPriceTarget(body.target);
      if (!target.ok) throw new ApiError(400, ['PRICE_TARGET_INVALID']);
      const alert = { clientId, ...(await alertKeyOf(context, body)) };
      await savePriceAlert(context, { ...alert, language, target: toText(target.value), isEnabled: body.enabled });
      return listPriceAlerts(context, { clientId, language });
    });

  for (const name of ['removeAccountPriceAlert', 'removePriceAlert'] as const)
    serve(name, async ({ clientId, language, query }) => {
      const { fundId, direction } = await alertKeyOf(context, query);
      await database
        .delete(priceAlerts)
        .where(
          and(eq(priceAlerts.clientId, clientId), eq(priceAlerts.fundId, fundId), eq(priceAlerts.direction, direction)),
        );
      return listPriceAlerts(context, { clientId, language });
    });
};

type AlertName = {
  readonly fundCode: string;
  readonly jfFundCode?: string | null | undefined;
  readonly priceTarget: string;
};

/** The fund of the region and the side of its price that an alert is about. */
async function alertKeyOf(
  { region, database }: ServerContext,
  { fundCode, jfFundCode, priceTarget }: AlertName,
): Promise<{ readonly fundId: number; readonly direction: PriceAlertDirection }> {
  const direction = parsePriceAlertDirection(priceTarget);
  if (direction === undefined) throw new ApiError(400, ['PRICE_TARGET_INVALID']);
  const { id: fundId } = await findKnownFundByCode({ region, database }, jfFundCode ?? fundCode);
  return { fundId, direction };
}
