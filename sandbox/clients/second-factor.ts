import type { SecondFactorAnswer } from '../../contract/rest/account/second-factor';
import type { Language } from '../../domain/language';
import { asksForCode, hasLoginCodes } from '../context/asks-for-code';
import { localised } from '../context/language';
import { regionAnswers } from '../context/region-answers';
import type { ServerContext } from '../context/server-context';
import type { ClientRow } from '../database/schema/clients';
import { newPinReminders, secondFactorReminders } from './second-factor-reminders';

type Deps = Pick<ServerContext, 'region' | 'configuration'>;

/**
 * Tells whether a client of Hong Kong has a second factor, which nobody has before the firm turns it on; who has no username
 * yet, can't be sent a code, or must reset the PIN for it, is reminded [API-71, ERR-49, ENT-14, OPEN-57].
 */
export function loadSecondFactor(deps: Deps, client: ClientRow, language: Language) {
  const isSetUp = !regionAnswers[deps.region].logonSaysSecondFactor && asksForCode(deps, client);
  return {
    mfaIndicator: isSetUp ? 'Y' : 'N',
    mfaReminderMessage: (isSetUp ? undefined : reminderOf(deps, client, language)) ?? null,
  } as const satisfies SecondFactorAnswer;
}

function reminderOf(deps: Deps, { userName, pinResetDue }: ClientRow, language: Language): string | undefined {
  if (pinResetDue) return localised(newPinReminders, language);
  return userName === null || hasLoginCodes(deps) ? localised(secondFactorReminders, language) : undefined;
}
