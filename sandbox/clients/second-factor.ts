import type { SecondFactorAnswer } from '../../contract/rest/account/second-factor';
import type { Language } from '../../domain/language';
import { localised } from '../context/language';
import type { ClientRow } from '../database/schema/clients';
import { newPinReminders, secondFactorReminders } from './second-factor-reminders';

/** Whether a client of Hong Kong has a second factor: nobody does; who has no username yet, or must reset the PIN for it, is reminded [API-71, ERR-49, ENT-14, OPEN-57]. */
export const secondFactorOf = (client: ClientRow, language: Language) =>
  ({
    mfaIndicator: 'N',
    mfaReminderMessage: reminderOf(client, language) ?? null,
  }) as const satisfies SecondFactorAnswer;

function reminderOf({ userName, pinResetDue }: ClientRow, language: Language): string | undefined {
  if (pinResetDue) return localised(newPinReminders, language);
  return userName === null ? localised(secondFactorReminders, language) : undefined;
}
