import { and, eq } from 'drizzle-orm';
import type { Language } from '../../domain/language';
import { today } from '../context/clock';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import { pipelined } from '../database/pipelined';
import type { LocalTexts } from '../database/schema/clients';
import { messages } from '../database/schema/content';
import { stopsInForce } from '../stops/stops-in-force';
import { isShownOn } from './is-shown-on';

/**
 * The message of a type, in a language, enabled while it is switched on and its time has come; null when there is none
 * [MSG-04..07]. That of maintenance begins with what the firm has stopped, a line for each stop.
 */
export async function findMessage({ database, region, clock }: ServerContext, type: string, language: Language) {
  const where = and(eq(messages.region, region), eq(messages.type, type));
  const [[message], stops] = await pipelined([
    database.select().from(messages).where(where),
    type === 'MAINTENANCE' ? stopsInForce(database, region) : [],
  ]);
  const lineOf = ({ code, texts }: { readonly code: string; readonly texts: LocalTexts }) => ({
    code,
    value: localised(texts, language) ?? null,
  });
  const told = stops.map(lineOf);
  if (message === undefined) return told.length === 0 ? null : { enable: true, type, values: told };
  const isShown = message.enabled && isShownOn(today(clock))(message);
  const own = message.values.map(lineOf);
  // While a stop is told of, the lines of a message that is switched off aren't.
  if (told.length > 0) return { enable: true, type, values: isShown ? [...told, ...own] : told };
  return { enable: isShown, type: message.type, values: own };
}
