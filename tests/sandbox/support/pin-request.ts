import { eq } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Language } from '../../../domain/language';
import type { Database } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';
import { clientParticulars } from '../../../sandbox/database/schema/suitability';
import { Visitor } from './visitor';

/** The data that a new PIN is requested with. */
export type PinData = Readonly<Record<'account' | 'birthDate' | 'email' | 'phone', string>>;

/** Returns the data of a client of Hong Kong in the books. */
export async function pinDataOf(database: Database, clientId: string): Promise<PinData> {
  const [found] = await database
    .select()
    .from(clients)
    .innerJoin(clientParticulars, eq(clientParticulars.clientId, clients.id))
    .where(eq(clients.id, clientId));
  if (found === undefined) throw new Error(`nothing is known of ${clientId}`);
  const { userName, identityNumber, email, phone } = found.clients;
  return { account: userName ?? identityNumber, birthDate: found.client_particulars.dateOfBirth, email, phone };
}

/** Asks for a new PIN at a browser of its own. */
export const requestPin = (
  server: FastifyInstance,
  data: object,
  options: {
    readonly pinType?: string;
    readonly again?: boolean;
    readonly address?: string;
    readonly language?: Language;
  } = {},
): Promise<LightMyRequestResponse> => {
  const { pinType = 'login', again = false, address, language = 'en_US' } = options;
  const visitor = new Visitor(server, 'HK', language, address);
  return visitor.call('POST', '/authentication/pinReset', { body: { pinType, again, ...data } });
};
