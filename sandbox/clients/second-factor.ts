import type { SecondFactorAnswer } from '../../adapters/rest/contract/account/second-factor';
import type { Language } from '../../domain/language';
import { localised } from '../context/language';
import type { ClientRow } from '../database/schema/clients';
import { secondFactorReminders } from './second-factor-reminders';

/** Whether a client of Hong Kong has a second factor: nobody does, and who has no username yet is reminded [API-71, ENT-14, OPEN-57]. */
export const secondFactorOf = ({ userName }: ClientRow, language: Language) =>
  ({
    mfaIndicator: 'N',
    mfaReminderMessage: userName === null ? (localised(secondFactorReminders, language) ?? null) : null,
  }) as const satisfies SecondFactorAnswer;
