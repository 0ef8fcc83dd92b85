import { type StopScope, parseStopScope } from '../../../domain/notices/service-stop';
import type { Region } from '../../../domain/region';
import type { Database } from '../../../sandbox/database/database';
import { resumeService, stopService } from '../../../sandbox/stops/record-stops';

const act = { by: 'Duty desk', why: 'wrong prices', at: new Date('2026-03-04T02:00:00Z') };

/** Does something while the firm has stopped what is named as the command names it. */
export async function stopped<T>(
  database: Database,
  what: { readonly region: Region; readonly scope: string },
  work: () => Promise<T>,
): Promise<T> {
  const stop = { region: what.region, scope: scopeOf(what.scope), texts: {} };
  await stopService(database, stop, act);
  try {
    return await work();
  } finally {
    await resumeService(database, stop, act);
  }
}

function scopeOf(word: string): StopScope {
  const [kind = '', code] = word.split(':');
  const scope = parseStopScope(code === undefined ? `STOP-${kind.toUpperCase()}` : `STOP-FUND-${code}`);
  if (scope === undefined) throw new Error(`nothing stops ${word}`);
  return scope;
}
