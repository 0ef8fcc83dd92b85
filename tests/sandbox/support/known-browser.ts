import type { Region } from '../../../domain/region';
import { digest } from '../../../sandbox/context/tokens';
import type { Database } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';
import { logins } from '../../../sandbox/database/schema/sessions';

const mark = 'T'.repeat(43);

/** The cookie by which the browser of most tests is known. */
export const browserOfTests = (region: Region): string => `__Host-etrading-device-${region.toLowerCase()}=${mark}`;

/** Has every client logged in from that browser yesterday, so that nobody is told of a new one. */
export async function knowBrowserOfTests(database: Database, now: Date): Promise<void> {
  const rows = await database.select({ clientId: clients.id }).from(clients);
  const before = { at: new Date(now.getTime() - 86_400_000), outcome: 'opened' as const, address: '' };
  await database.insert(logins).values(
    rows.map(({ clientId }) => ({
      ...before,
      ...{ id: crypto.randomUUID(), clientId, deviceHash: digest(`device:${clientId}:${mark}`) },
    })),
  );
}
