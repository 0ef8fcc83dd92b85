import { sql } from 'drizzle-orm';
import type { Region } from '../../../domain/region';
import type { Database } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';
import { logins } from '../../../sandbox/database/schema/sessions';

const mark = 'T'.repeat(43);

/** The cookie by which the browser of most tests is known. */
export const browserOfTests = (region: Region): string => `__Host-etrading-device-${region.toLowerCase()}=${mark}`;

/** Has every client logged in from that browser yesterday, so that nobody is told of a new one. */
export async function knowBrowserOfTests(database: Database, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString();
  // The cookie is kept as `digest` gives it: base64 for addresses.
  await database.execute(sql`
    insert into ${logins} (id, client_id, at, outcome, address, device_hash)
    select gen_random_uuid(), id, ${yesterday}::timestamptz, 'opened', '',
      translate(encode(sha256(convert_to('device:' || id || ':' || ${mark}::text, 'UTF8')), 'base64'), '+/=', '-_')
    from ${clients}`);
}
