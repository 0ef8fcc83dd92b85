import { and, eq, inArray } from 'drizzle-orm';
import type { Region } from '../../domain/region';
import type { IssuedSession } from '../context/send-session';
import { digest } from '../context/tokens';
import type { Database } from '../database/database';
import { oneTimeCodes, sessions } from '../database/schema/sessions';

type Kept = {
  readonly region: Region;
  readonly clientId: string;
  /** The cookie of the half-open session that another one takes the place of. */
  readonly over: string;
  readonly session: IssuedSession;
};

/** Has the code of a client's half-open session count for the next login of that client in that browser, with its age and its wrong tries [AUTH-29, AUTH-32]. */
export async function storeCode(transaction: Database, { region, clientId, over, session }: Kept): Promise<void> {
  const halfOpen = transaction
    .select({ cookieHash: sessions.cookieHash })
    .from(sessions)
    .where(
      and(
        eq(sessions.cookieHash, digest(over)),
        eq(sessions.region, region),
        eq(sessions.clientId, clientId),
        eq(sessions.state, 'code-pending'),
      ),
    );
  await transaction
    .update(oneTimeCodes)
    .set({ cookieHash: digest(session.cookie) })
    .where(inArray(oneTimeCodes.cookieHash, halfOpen));
}
