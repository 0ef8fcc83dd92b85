import { and, eq } from 'drizzle-orm';
import type { Language } from '../../domain/language';
import { today } from '../context/clock';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import { messages } from '../database/schema/content';
import { isShownOn } from './is-shown-on';

/** The message of a type, in a language, enabled while it is switched on and its time has come; null when there is none [MSG-04..07]. */
export async function findMessage({ database, region, clock }: ServerContext, type: string, language: Language) {
  const where = and(eq(messages.region, region), eq(messages.type, type));
  const [message] = await database.select().from(messages).where(where);
  if (message === undefined) return null;
  const values = message.values.map(({ code, texts }) => ({ code, value: localised(texts, language) ?? null }));
  return { enable: message.enabled && isShownOn(today(clock))(message), type: message.type, values };
}
