import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { pinKinds } from '../../../domain/credentials/secrets/pin-error-codes';
import type { CallGroup } from '../../wire/serve';
import { activatePin } from './activate-pin';
import { requestPin } from './request-pin';

/** A new PIN for who forgot it, and its activation [RESET-18, CONFLICT-12, AUTH-46]; tried as often from one address as a login. */
export const pinResetRoutes: CallGroup = (serve, context) => {
  const limit = context.configuration.logonsPerMinute;
  const config = { rateLimit: limit === undefined ? (false as const) : { max: limit, timeWindow: 60_000 } };

  serve(
    'askForPin',
    ({ body, language }) => {
      const { pinType, account = '', email = '', birthDate = '', phone = '', again = false } = body;
      const identity = { pinType: parseOneOf(pinKinds, pinType), account, email, birthDate, phone };
      return requestPin({ identity, again, language }, context);
    },
    { config },
  );

  serve(
    'activatePin',
    async ({ body, language }) => {
      await activatePin(context, { activation: body, language });
      return {};
    },
    { config },
  );
};
