import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { regionDefaults } from '../../config/regions';
import { normaliseLoginName } from '../../domain/credentials/login/login-name';
import type { Language } from '../../domain/language';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { messageSecrets } from '../database/schema/sessions';
import { type DemoClient, demoClientsIn } from '../demonstration/demo-clients';
import type { RecordedClient } from './record-logon';
import { printed, recordedCalls, type RecordedAnswers, unusualAnswers } from './recorded-call';
import { recordOrdering, recordOther, recordRegion } from './record-region';

type Place = { readonly server: FastifyInstance; readonly region: Region; readonly database: Database };

/** Clients without recordings: 500 holdings are megabytes, a chosen currency is the mock's to remember, not the client's, and the one whose debits are paused shows nothing else. */
const unrecorded: ReadonlySet<string> = new Set(['TW-500', 'HK-500', 'HK-USD', 'HK-PAUSED-DEBIT']);

/** The files of a region: the typical client's answers one by one, and for every other client one file of those that differ [MOCK-04, OPEN-60]. */
export async function recordClients(place: Place): Promise<ReadonlyMap<string, string>> {
  const { region } = place;
  const [typical, ...others] = demoClientsIn(region).filter(({ id }) => !unrecorded.has(id));
  if (typical === undefined) throw new Error(`no demo client of ${region}`);
  // The typical client's visit comes last: at its end another client sends the document that is owed.
  const own = new Map<string, RecordedAnswers>();
  for (const client of others)
    own.set(normaliseLoginName(region, client.login), await inLanguages(place, client, recordOther));
  const visited = await inLanguages(place, typical, recordRegion);
  const usual = joined(visited, await inLanguages(place, typical, recordOrdering));
  const folder = region.toLowerCase();
  const files = [...recordedCalls(usual)].map(
    ([name, call]) => [`${folder}/${name}.json`, `${printed(call)}\n`] as const,
  );
  const clients = [...own].map(([login, texts]) => {
    const calls = Object.fromEntries(recordedCalls(unusualAnswers(texts, usual)));
    return [`${folder}/clients/${login}.json`, `${printed(calls)}\n`] as const;
  });
  return new Map([...files, ...clients]);
}

/** A client's visit in each of the region's languages. */
async function inLanguages(
  { server, region, database }: Place,
  client: DemoClient,
  play: typeof recordRegion,
): Promise<RecordedAnswers> {
  const answers = new Map<Language, Awaited<ReturnType<typeof play>>>();
  for (const language of regionDefaults[region].languages) {
    const recorded = await play(server, { region, language, client: asRecorded(client, database) });
    answers.set(language, recorded);
  }
  return answers;
}

/** Joins the answers of two visits, by language. */
const joined = (first: RecordedAnswers, second: RecordedAnswers): RecordedAnswers =>
  new Map([...first].map(([language, texts]) => [language, new Map([...texts, ...(second.get(language) ?? [])])]));

const asRecorded = (client: DemoClient, database: Database): RecordedClient => ({
  ...client,
  secret: client.recordedSecret ?? client.secret,
  latestCode: async () => {
    const [latest] = await database.select().from(messageSecrets).orderBy(desc(messageSecrets.messageId)).limit(1);
    return latest?.secret ?? '';
  },
});
