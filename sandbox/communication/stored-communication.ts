import { eq } from 'drizzle-orm';
import {
  type CommunicationPreference,
  type ContactOnRecord,
  defaultCommunication,
} from '../../domain/clients/communication-preference';
import { maskEmail, maskMobile } from '../../domain/clients/mask-contact';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { communicationPreferences } from '../database/schema/communication';

/** A client's communication preferences as stored, with the masked addresses they are sent to. */
export type CommunicationRecord = {
  readonly preference: CommunicationPreference;
  readonly contact: ContactOnRecord;
  readonly savedAt: Date | undefined;
};

/** Reads them; who chose nothing has what is usual. */
export async function loadCommunication(
  database: Database,
  region: Region,
  clientId: string,
): Promise<CommunicationRecord> {
  const [client] = await database
    .select({ email: clients.email, mobile: clients.mobile })
    .from(clients)
    .where(eq(clients.id, clientId));
  const contact = {
    email: client?.email ? maskEmail(client.email) : undefined,
    mobile: client?.mobile ? maskMobile(client.mobile) : undefined,
  };
  const [row] = await database
    .select()
    .from(communicationPreferences)
    .where(eq(communicationPreferences.clientId, clientId));
  return {
    preference: row ? toPreference(row) : defaultCommunication(region, contact),
    contact,
    savedAt: row?.savedAt,
  };
}

type Row = typeof communicationPreferences.$inferSelect;

const toPreference = (row: Row): CommunicationPreference => ({
  language: row.language,
  statements: row.statements,
  contractNotes: row.contractNotes,
  news: { email: row.newsByEmail, sms: row.newsBySms, telephone: row.newsByTelephone, post: row.newsByPost },
});

/** The columns of a preference. */
export const toColumns = ({ news, ...papers }: CommunicationPreference) => ({
  ...papers,
  newsByEmail: news.email,
  newsBySms: news.sms,
  newsByTelephone: news.telephone,
  newsByPost: news.post,
});
