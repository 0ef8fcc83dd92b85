import { eq } from 'drizzle-orm';
import { formatDate } from '../../domain/formatting/format-date';
import type { Language } from '../../domain/language';
import type { SandboxConfiguration } from '../context/configuration/sandbox-configuration';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { coolingOffs } from '../database/schema/cooling-offs';
import { letterLanguageOf } from '../sessions/letter-language';
import { tellByEveryWay } from '../sessions/tell-by-every-way';
import type { CoolingOff } from './cooling-off-of';
import { coolingOffWords, type Waiting } from './cooling-off-words';

type About = {
  readonly clientId: string;
  readonly waiting: Waiting;
  readonly now: Date;
  readonly environment: SandboxConfiguration['environment'];
};

type Kept = Omit<About, 'now'> & {
  readonly subjects: readonly string[];
  readonly sessionMark: string;
  readonly coolingOff: CoolingOff;
};

/** Writes down what a client lets wait, and why, and tells the client by every way on file; in the transaction that keeps it. */
export async function keepWaiting(transaction: Database, kept: Kept): Promise<void> {
  const { clientId, subjects, sessionMark, coolingOff } = kept;
  const { reasons, at, until } = coolingOff;
  await transaction
    .insert(coolingOffs)
    .values(subjects.map((subject) => ({ subject, clientId, reasons, at, heldUntil: until, sessionMark })));
  await tell(transaction, { ...kept, now: at }, (language, notification) => {
    const words = coolingOffWords[language];
    const why = reasons.map((reason) => words.reasons[reason]);
    return words.held({ ...notification, reasons: why, until: formatDate(until.toISOString(), language, 'date-time') });
  });
}

/** Tells a client by every way on file what became of what waited: it is carried out now, or not at all. */
export const tellOfEnd = (transaction: Database, about: About, end: 'released' | 'cancelled'): Promise<void> =>
  tell(transaction, about, (language, notification) => coolingOffWords[language][end](notification));

type Notification = { readonly what: string; readonly hotline: string };

async function tell(
  transaction: Database,
  { clientId, waiting, now, environment }: About,
  textOf: (language: Language, notification: Notification) => string,
): Promise<void> {
  const [client] = await transaction.select().from(clients).where(eq(clients.id, clientId));
  if (!client) throw new Error(`there is no client ${clientId}`);
  const { hotline } = regionAnswers[client.region];
  const language = await letterLanguageOf(transaction, client);
  const text = textOf(language, { what: coolingOffWords[language].what(waiting), hotline });
  await tellByEveryWay(transaction, { client, text, now, environment });
}
