import type { CallGroup } from '../wire/serve';
import { freezeAccount, freezeAnswer } from './freeze-account';

/** Freezes the account of a client who says that somebody else uses it; the session that asks ends with all others [R14]. */
export const freezeRoutes: CallGroup = (serve, context) => {
  serve('freezeAccount', async ({ session, clientId }) =>
    freezeAnswer(await freezeAccount(context, { clientId, actor: 'client', session })),
  );
};
