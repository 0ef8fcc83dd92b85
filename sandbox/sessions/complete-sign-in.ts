import { eq } from 'drizzle-orm';
import type { LoginMeans } from '../../domain/credentials/login/login-record';
import type { BrowserOrigin } from '../context/login-origin';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { type ClientRow, clients } from '../database/schema/clients';
import { restoreAllowance } from '../limits/use-allowance';
import type { LoginAttempt } from './login-attempt';
import { forgetFailures } from './login-failures';
import { recordOpenedLogin } from './login-records';
import { notifyOfNewDevice } from './notify-of-new-device';

/** The name under which the codes sent to a client are counted. */
export const codeSendingKind = 'one-time-code';

type Completed = {
  readonly attempted: LoginAttempt;
  readonly client: ClientRow;
  readonly loginId: string | null;
  readonly means: LoginMeans;
  readonly from: BrowserOrigin;
  readonly now: Date;
};

/**
 * Once nothing more is asked of the client: failures and sent codes are forgiven, the time is written down [ACCT-09], and
 * the client is told of a browser that isn't known, unless it is the first login of all.
 */
export async function completeSignIn(
  transaction: Database,
  { attempted, client, loginId, means, from, now }: Completed,
  { configuration }: Pick<ServerContext, 'configuration'>,
): Promise<void> {
  await forgetFailures(transaction, attempted);
  await restoreAllowance(transaction, client.id, codeSendingKind);
  await transaction
    .update(clients)
    .set({ previousLoginAt: clients.lastLoginAt, lastLoginAt: now })
    .where(eq(clients.id, client.id));
  const { id: clientId, lastLoginAt } = client;
  const isKnown = await recordOpenedLogin(transaction, { clientId, loginId, means, from, now, lastLoginAt });
  if (isKnown || lastLoginAt === null) return;
  await notifyOfNewDevice(transaction, { client, device: from.device, now, environment: configuration.environment });
}
