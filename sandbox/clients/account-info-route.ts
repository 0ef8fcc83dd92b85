import { regionDefaults } from '../../config/regions';
import { authorisedAccounts, listedAccounts } from '../banking/find-bank-accounts';
import { today } from '../context/clock';
import { localised } from '../context/language';
import { regionAnswers } from '../context/region-answers';
import { listPriceAlerts } from '../price-alerts/list-price-alerts';
import { loadMigrationStatus } from '../regular-plans/migration-status';
import { clientTier } from '../tiers/client-tier';
import { createCallContext } from '../wire/create-call-context';
import type { CallGroup } from '../wire/serve';
import { loadSetting } from './client-setting';
import { loadSecondFactor } from './second-factor';
import { isSecretChangeDue } from './user-portfolio';

/** All that the account's pages know of a client, in one answer of what the other calls tell one by one [API-28, ENT-20]; and the second factor, which Hong Kong tells by itself [API-71]. */
export const accountInfoRoute: CallGroup = (serve, context) => {
  const { region, database } = context;

  serve('mfa', async (request) => {
    const callContext = createCallContext({ ...request, path: 'guarded' }, context);
    return loadSecondFactor(context, await callContext.client(), callContext.language);
  });

  serve('accountInfo', async (request) => {
    const callContext = createCallContext({ ...request, path: 'guarded' }, context);
    const { language } = callContext;
    const client = await callContext.client();
    const clientId = client.id;
    const migration = regionAnswers[region].planMigration ? await loadMigrationStatus(context, clientId) : undefined;
    return {
      accountInfo: { mfaIndicator: loadSecondFactor(context, client, language).mfaIndicator },
      accountNameInfo: { name: localised(client.names, language) ?? null },
      passwordChangeReminder: isSecretChangeDue(client, context.clock),
      membershipTier: await clientTier(callContext),
      preferenceCurrency: regionDefaults[region].defaultCurrency.toLowerCase(),
      setting: await loadSetting(database, clientId),
      rspMigration: migration && {
        rspMigrationEligible: migration.rspMigrationEligible === 'ELIGIBLE',
        illegibleReasons: migration.illegibleReasons,
      },
      priceAlert: await listPriceAlerts(context, { clientId, language }),
      dda: (await authorisedAccounts(database, { clientId, language, kind: 'DDA', day: today(context.clock) })).map(
        ({ wire }) => wire,
      ),
      bankChangedList: (await listedAccounts(database, { clientId, language })).bankAccountInfoList,
    };
  });
};
