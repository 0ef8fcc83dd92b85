import type { Region } from '../../../domain/region';
import { digest } from '../../context/tokens';
import type { ClientRow } from '../../database/schema/clients';
import { attemptUnderName, type LoginAttempt } from '../../sessions/login-attempt';

/**
 * The client whose new PIN is asked for: counted for the name as typed, known or not, and for the client, under whichever name
 * [RESET-27]. The counters of the login are held beside it, so that no login goes on while the new PIN is promised.
 */
export function pinRequestAttempt(region: Region, account: string, client: ClientRow | undefined): LoginAttempt {
  const login = attemptUnderName(region, account, client);
  return {
    region,
    clientId: '',
    counted: login.counted.map((counter) => digest(`reset:${counter}`)),
    others: [...login.counted, ...login.others],
  };
}
