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
import { settingOf } from './client-setting';
import { secondFactorOf } from './second-factor';
import { isSecretChangeDue } from './user-portfolio';

/** All that the account's pages know of a client, in one answer of what the other calls tell one by one [API-28, ENT-20]; and the second factor, which Hong Kong tells by itself [API-71]. */
export const accountInfoRoute: CallGroup = (serve, context) => {
  const { region, database } = context;

  serve('mfa', async (asked) => {
    const callContext = createCallContext({ ...asked, path: 'guarded' }, context);
    return secondFactorOf(context, await callContext.client(), callContext.language);
  });

  serve('accountInfo', async (asked) => {
    const callContext = createCallContext({ ...asked, path: 'guarded' }, context);
    const { language } = callContext;
    const client = await callContext.client();
    const clientId = client.id;
    const migration = regionAnswers[region].planMigration ? await loadMigrationStatus(context, clientId) : undefined;
    return {
      accountInfo: { mfaIndicator: secondFactorOf(context, client, language).mfaIndicator },
      accountNameInfo: { name: localised(client.names, language) ?? null },
      passwordChangeReminder: isSecretChangeDue(client, context.clock),
      membershipTier: await clientTier(callContext),
      preferenceCurrency: regionDefaults[region].defaultCurrency.toLowerCase(),
      setting: await settingOf(database, clientId),
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
