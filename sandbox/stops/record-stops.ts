import { and, asc, eq, isNull } from 'drizzle-orm';
import { type StopScope, stopScopeCode } from '../../domain/notices/service-stop';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import type { LocalTexts } from '../database/schema/clients';
import { serviceStops } from '../database/schema/service-stops';

type Named = { readonly region: Region; readonly scope: StopScope };

/** The author, reason and time of a stop or of its end. */
type Act = { readonly by: string; readonly why: string; readonly at: Date };

/** Puts a stop in force and records it; false where it is already. */
export async function stopService(
  database: Database,
  { region, scope, texts }: Named & { readonly texts: LocalTexts },
  { by, why, at }: Act,
): Promise<boolean> {
  const row = { region, scope: stopScopeCode(scope), texts, stoppedAt: at, stoppedBy: by, stoppedWhy: why };
  const made = await database.insert(serviceStops).values(row).onConflictDoNothing().returning({ id: serviceStops.id });
  return made.length > 0;
}

/** Ends a stop and records that; false where none is in force. */
export async function resumeService(database: Database, { region, scope }: Named, act: Act): Promise<boolean> {
  const ended = await database
    .update(serviceStops)
    .set({ resumedAt: act.at, resumedBy: act.by, resumedWhy: act.why })
    .where(
      and(
        eq(serviceStops.region, region),
        eq(serviceStops.scope, stopScopeCode(scope)),
        isNull(serviceStops.resumedAt),
      ),
    )
    .returning({ id: serviceStops.id });
  return ended.length > 0;
}

/** Every stop there was, the oldest first. */
export const recordedStops = (database: Database) => database.select().from(serviceStops).orderBy(asc(serviceStops.id));
