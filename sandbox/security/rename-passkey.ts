import { and, eq, ne } from 'drizzle-orm';
import type { PasskeyListAnswer } from '../../contract/rest/passkeys/passkeys';
import { parsePasskeyName } from '../../domain/credentials/passkeys/passkey-name';
import { passkeyErrorCodes } from '../../domain/credentials/passkeys/passkey-error-codes';
import type { Language } from '../../domain/language';
import type { Session } from '../context/find-session';
import type { ServerContext } from '../context/server-context';
import { credentialChanges } from '../database/schema/credentials';
import { passkeys } from '../database/schema/passkeys';
import type { RelyingParty } from '../passkeys/relying-party';
import { ApiError } from '../wire/api-error';
import { passkeyOwner } from './add-passkey';
import { loadPasskeyList } from './passkey-list';
import { notifyOfPasskeyChange } from './notify-of-passkey-change';

type Input = {
  readonly id: string;
  readonly name: string;
  readonly relyingParty: RelyingParty | undefined;
  readonly language: Language;
};

/** Gives a client's own passkey another name; it is written down and told by every way on file, all or nothing. The name that it has already changes nothing [R14]. */
export async function renamePasskey(
  context: ServerContext,
  session: Session,
  { id, name: newName, relyingParty, language }: Input,
): Promise<PasskeyListAnswer> {
  const { database, clock, configuration } = context;
  const client = await passkeyOwner(database, session);
  const name = parsePasskeyName(newName) ?? '';
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const own = and(eq(passkeys.id, id), eq(passkeys.clientId, client.id));
    const renamed = await transaction
      .update(passkeys)
      .set({ name })
      .where(and(own, ne(passkeys.name, name)))
      .returning({ id: passkeys.id });
    if (renamed.length === 0) {
      const [same] = await transaction.select({ id: passkeys.id }).from(passkeys).where(own);
      if (same === undefined) throw new ApiError(400, [passkeyErrorCodes.unknown]);
      return;
    }
    const change = { clientId: client.id, type: 'passkey', way: 'rename', changedAt: now } as const;
    await transaction.insert(credentialChanges).values(change);
    const { environment } = configuration;
    await notifyOfPasskeyChange(transaction, { client, happened: 'rename', language, now, environment });
  });
  return loadPasskeyList(context, client.id, relyingParty);
}
