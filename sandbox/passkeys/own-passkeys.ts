import { and, asc, eq } from 'drizzle-orm';
import type { PasskeyRequestAnswer } from '../../contract/rest/passkeys/passkeys';
import type { Database } from '../database/database';
import { passkeys } from '../database/schema/passkeys';
import type { RelyingParty } from './relying-party';

/** The passkeys of a client that are good for a relying party, the oldest first. */
export function loadPasskeys(
  database: Database,
  clientId: string,
  { id }: Pick<RelyingParty, 'id'>,
): Promise<(typeof passkeys.$inferSelect)[]> {
  return database
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.clientId, clientId), eq(passkeys.relyingParty, id)))
    .orderBy(asc(passkeys.addedAt), asc(passkeys.id));
}

/** Returns true if a client has a passkey that can be used here. */
export async function hasPasskey(
  database: Database,
  clientId: string,
  relyingParty: RelyingParty | undefined,
): Promise<boolean> {
  return relyingParty !== undefined && (await loadPasskeys(database, clientId, relyingParty)).length > 0;
}

/** Returns WebAuthn's descriptors of passkeys. */
export const loadDescriptors = (own: readonly { readonly id: string }[]): PasskeyRequestAnswer['allowCredentials'] =>
  own.map(({ id }) => ({ type: 'public-key', id }));
