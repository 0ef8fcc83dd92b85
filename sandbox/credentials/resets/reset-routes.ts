import { resetsPassword, resetsUserCode, toResetMode, toResetType } from '../../../domain/credentials/reset/reset-type';
import type { CallGroup } from '../../wire/serve';
import { ApiError } from '../../wire/api-error';
import { beginReset, maskedContact } from './begin-reset';
import { completeReset } from './complete-reset';
import { findAttempt, requireAttempt, resetOver } from './reset-attempts';
import { sendResetCode, validateResetCode } from './reset-codes';
import { readResetCookie, writeResetCookie } from './reset-cookie';
import { countRuleCheck, checkPasswordRules, checkUserCodeRules } from '../changes/rule-checks';

const longestCode = 100;

/** The reset of a user code or password, step by step: the server alone knows how far it is [API-15..19, API-84..88]. */
export const resetRoutes: CallGroup = (serve, context) => {
  const { region, database, clock, configuration } = context;
  const limit = configuration.logonsPerMinute;
  const config = { rateLimit: limit === undefined ? (false as const) : { max: limit, timeWindow: 60_000 } };

  serve(
    'forgotPinStep',
    async ({ request }) => {
      const attempt = await findAttempt(database, readResetCookie(request, region), clock.now());
      if (attempt === undefined) return { step: '0' };
      const { row, client } = attempt;
      const progress = { step: row.step, resetMode: toResetMode(row.type) };
      return row.step === '1' ? { ...progress, ...maskedContact(client) } : progress;
    },
    { config },
  );

  serve(
    'forgotPin',
    async ({ request, reply, body }) => {
      const over = readResetCookie(request, region);
      if (body.step === '2') return completeReset(over, body, context);
      if (body.resetMode === undefined) throw new ApiError(400, ['BAD_REQUEST']);
      const { account = '', email = '', birthDate = '', phone = '', nationalId = '', mobile = '' } = body;
      const identity = { account, email, birthDate, phone, nationalId, mobile };
      const started = await beginReset({ type: toResetType(body.resetMode), identity, over }, context);
      if (started.token !== undefined) writeResetCookie(reply, region, started.token);
      return started.progress;
    },
    { config },
  );

  serve('forgotPinSendOtp', async ({ request, body }) => {
    await sendResetCode(readResetCookie(request, region), body.contactMode, context);
    return {};
  });

  serve(
    'forgotPinValidateOtp',
    async ({ request, reply, body }) => {
      const token = await validateResetCode(readResetCookie(request, region), body.otp.slice(0, longestCode), context);
      // An empty body is how this call says no, as the login's does [AUTH-08].
      if (token === undefined) return undefined;
      writeResetCookie(reply, region, token);
      return { verified: true };
    },
    { config },
  );

  serve(
    'forgotPinValidateUsername',
    async ({ request, body }) => {
      const now = clock.now();
      const { row, client } = await requireAttempt(database, readResetCookie(request, region), { step: '2', now });
      if (!resetsUserCode(row.type)) throw resetOver();
      await countRuleCheck(context, client);
      return { rules: [...(await checkUserCodeRules(database, client, body.username))] };
    },
    { config },
  );

  serve(
    'forgotPinValidatePin',
    async ({ request, body }) => {
      const now = clock.now();
      const { row, client } = await requireAttempt(database, readResetCookie(request, region), { step: '2', now });
      if (!resetsPassword(row.type)) throw resetOver();
      await countRuleCheck(context, client);
      return { rules: [...(await checkPasswordRules(context, client, body))] };
    },
    { config },
  );
};
