import { chosenSetting, type SettingAnswer } from '../../adapters/rest/contract/setting';
import { parseCurrency } from '../../domain/money/currency';
import { clientSettings } from '../database/schema/client-settings';
import type { RouteGroup } from '../server/app';
import { Refusal } from '../server/refusal';
import { requireSession } from '../sessions/current-session';
import { settingOf } from './client-setting';

/** How a client's portfolio is shown, by both regions' call and by Hong Kong's own, which also keeps her choice [API-39, API-64, CONFLICT-57, ENT-22]. */
export const settingRoutes: RouteGroup = (app, surroundings) => {
  const { region, database } = surroundings;

  for (const path of region === 'HK' ? ['/setting', '/portfolio/setting'] : ['/setting'])
    app.get(path, async (request): Promise<SettingAnswer> => {
      const { clientId } = await requireSession(request, surroundings);
      return settingOf(database, clientId);
    });

  if (region === 'HK')
    app.post('/portfolio/setting', async (request): Promise<SettingAnswer> => {
      const { clientId } = await requireSession(request, surroundings);
      const body = chosenSetting.safeParse(request.body);
      const showCurrency = body.success ? parseCurrency(body.data.showCcy) : undefined;
      if (showCurrency === undefined) throw new Refusal(400, ['CURRENCY_INVALID']);
      await database
        .insert(clientSettings)
        .values({ clientId, showCurrency })
        .onConflictDoUpdate({ target: clientSettings.clientId, set: { showCurrency } });
      return settingOf(database, clientId);
    });
};
