import { parseCurrency } from '../../domain/money/currency';
import { clientSettings } from '../database/schema/client-settings';
import { ApiError } from '../wire/api-error';
import type { CallGroup } from '../wire/serve';
import { loadSetting } from './client-setting';

/**
 * Serves the settings of a client's portfolio, by both regions' call and by Hong Kong's own, which also saves the
 * client's choice [API-39, API-64, CONFLICT-57, ENT-22].
 */
export const settingRoutes: CallGroup = (serve, { database }) => {
  for (const name of ['setting', 'portfolioSetting'] as const)
    serve(name, ({ clientId }) => loadSetting(database, clientId));

  serve('choosePortfolioSetting', async ({ clientId, body }) => {
    const showCurrency = parseCurrency(body.showCcy);
    if (showCurrency === undefined) throw new ApiError(400, ['CURRENCY_INVALID']);
    await database
      .insert(clientSettings)
      .values({ clientId, showCurrency })
      .onConflictDoUpdate({ target: clientSettings.clientId, set: { showCurrency } });
    return loadSetting(database, clientId);
  });
};
