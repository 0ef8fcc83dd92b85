import { eq } from 'drizzle-orm';
import { formatDate } from '../../domain/formatting/format-date';
import type { Language } from '../../domain/language';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { coolingOffs } from '../database/schema/cooling-offs';
import { loadLetterLanguage } from '../sessions/letter-language';
import { notifyOnAllChannels } from '../sessions/notify-on-all-channels';
import type { CoolingOff } from './required-cooling-off';
import { coolingOffWords, type Waiting } from './cooling-off-words';

type NotificationInput = {
  readonly clientId: string;
  readonly waiting: Waiting;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

type CoolingOffRecord = Omit<NotificationInput, 'now'> & {
  readonly subjects: readonly string[];
  readonly sessionMark: string;
  readonly coolingOff: CoolingOff;
};

/** Writes down what a client lets wait, and why, and tells the client by every way on file; in the transaction that keeps it. */
export async function recordCoolingOff(transaction: Database, stored: CoolingOffRecord): Promise<void> {
  const { clientId, subjects, sessionMark, coolingOff } = stored;
  const { reasons, at, until } = coolingOff;
  await transaction
    .insert(coolingOffs)
    .values(subjects.map((subject) => ({ subject, clientId, reasons, at, heldUntil: until, sessionMark })));
  await notify(transaction, { ...stored, now: at }, (language, notification) => {
    const words = coolingOffWords[language];
    const why = reasons.map((reason) => words.reasons[reason]);
    return words.held({ ...notification, reasons: why, until: formatDate(until.toISOString(), language, 'date-time') });
  });
}

/** Tells a client by every way on file what became of what waited: it is carried out now, or not at all. */
export const notifyOfEnd = (
  transaction: Database,
  about: NotificationInput,
  end: 'released' | 'cancelled',
): Promise<void> =>
  notify(transaction, about, (language, notification) => coolingOffWords[language][end](notification));

type Notification = { readonly what: string; readonly hotline: string };

async function notify(
  transaction: Database,
  { clientId, waiting, now, environment }: NotificationInput,
  textOf: (language: Language, notification: Notification) => string,
): Promise<void> {
  const [client] = await transaction.select().from(clients).where(eq(clients.id, clientId));
  if (!client) throw new Error(`there is no client ${clientId}`);
  const { hotline } = regionAnswers[client.region];
  const language = await loadLetterLanguage(transaction, client);
  const text = textOf(language, { what: coolingOffWords[language].what(waiting), hotline });
  const subject = waiting.kind === 'withdrawal' ? ('cash-account' as const) : ('order' as const);
  const about = waiting.kind === 'redemption' ? { subject, orderNumbers: waiting.orderNumbers } : { subject };
  await notifyOnAllChannels(transaction, { client, text, now, environment, ...about });
}
