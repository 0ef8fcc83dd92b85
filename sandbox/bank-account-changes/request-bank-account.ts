import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { BankAccountRequestBody } from '../../contract/rest/account/bank-account-change';
import {
  bankAccountCurrencies,
  bankAccountErrorCodes,
  bankAccountFields,
  bankAccountTakesEffect,
  isSameAccountNumber,
  readBankAccount,
  type RequestedBankAccount,
} from '../../domain/banking/bank-account-change';
import type { Region } from '../../domain/region';
import { lockClient } from '../context/locked-client';
import { today } from '../context/clock';
import type { Session } from '../context/find-session';
import type { IssuedSession } from '../context/send-session';
import type { ServerContext } from '../context/server-context';
import { sessionMark } from '../context/session-mark';
import type { Database } from '../database/database';
import { bankAccountChanges } from '../database/schema/bank-account-changes';
import { clients } from '../database/schema/clients';
import { identityDocuments } from '../database/schema/identity-documents';
import type { DocumentStore } from '../documents/document-store';
import type { DocumentUpload } from '../documents/read-upload';
import { keepDocument, openPicture, type PictureDraft, storePicture } from '../documents/store-picture';
import { verifySecret } from '../re-authentication/verify-secret';
import { attemptOfClient } from '../sessions/login-attempt';
import { renewSession } from '../sessions/session-store';
import { ApiError, sessionExpired } from '../wire/api-error';
import { notifyOfBankAccount } from './notify-of-bank-account';
import { loadUsedAccounts, type UsedAccount, waitingRequests } from './own-bank-accounts';

type Deps = ServerContext & { readonly documents: DocumentStore };

type Input = { readonly request: BankAccountRequestBody; readonly upload: DocumentUpload };

/**
 * Takes a request for another bank account from who gives the client's present secret and a picture that proves whose it
 * is; a wrong secret counts to the lock of the login. It waits, and the client is told at once, all or nothing. One for the
 * same currency takes the place of what waited, and the very same changes nothing [R14].
 */
export async function requestBankAccount(
  deps: Deps,
  session: Session,
  { request, upload }: Input,
): Promise<IssuedSession> {
  const { region, database } = deps;
  const account = requestedAccount(region, request);
  const [client] = await database.select().from(clients).where(eq(clients.id, session.clientId));
  if (client === undefined) throw sessionExpired();
  const picture = await openPicture(upload);
  if (typeof picture === 'string') throw new ApiError(400, [picture]);
  const tried = { attempted: attemptOfClient(client), client, secret: request.secret };
  return storePicture(deps, picture, (draft) =>
    verifySecret(deps, tried, (transaction) =>
      keepRequest(transaction, deps, { session, request, account, upload, draft }),
    ),
  );
}

function requestedAccount(region: Region, { bank, branch = '', number }: BankAccountRequestBody): RequestedBankAccount {
  const read = readBankAccount(region, { bank, branch, number });
  if (read.ok) return read.value;
  throw new ApiError(
    400,
    bankAccountFields.flatMap((field) => (read.error[field] ? bankAccountErrorCodes[field] : [])),
  );
}

type Proved = Input & {
  readonly session: Session;
  readonly account: RequestedBankAccount;
  readonly draft: PictureDraft;
};

async function keepRequest(
  transaction: Database,
  { region, clock, configuration }: Deps,
  { session, request, account, upload, draft }: Proved,
): Promise<IssuedSession> {
  const { clientId } = session;
  const now = clock.now();
  const effectiveAt = bankAccountTakesEffect(now.toISOString());
  if (effectiveAt === undefined) throw new Error('the clock tells no instant');
  const client = await lockClient(transaction, clientId);
  if (client === undefined) throw sessionExpired();
  const used = await loadUsedAccounts(transaction, { clientId, day: today(clock) });
  const place = placeOf(region, used, request);
  if (
    used.some(({ account: one }) => one.currency === place.currency && isSameAccountNumber(one.number, account.number))
  )
    throw new ApiError(400, [bankAccountErrorCodes.known]);
  const renewed = await renewSession(transaction, session, now);
  if (renewed === undefined) throw sessionExpired();
  const wished = { ...place, bank: account.bank, branch: account.branch ?? null, number: account.number };
  const sha256 = createHash('sha256').update(upload.content).digest('hex');
  const ofCurrency = and(waitingRequests(clientId), eq(bankAccountChanges.currency, place.currency));
  const [waiting] = await transaction.select().from(bankAccountChanges).where(ofCurrency).for('update');
  if (waiting !== undefined && (await isSame(transaction, waiting, { ...wished, sha256 }))) return renewed;
  await transaction.update(bankAccountChanges).set({ endedAt: now, end: 'replaced' }).where(ofCurrency);
  const proofId = await keepDocument(transaction, draft, {
    clientId,
    purpose: 'bank-account',
    originalName: upload.name,
    sha256,
    bytes: upload.content.length,
    receivedAt: now,
  });
  const [change] = await transaction
    .insert(bankAccountChanges)
    .values({
      ...wished,
      clientId,
      proofId,
      requestedAt: now,
      effectiveAt: new Date(effectiveAt),
      sessionMark: sessionMark(session),
    })
    .returning();
  if (change === undefined) throw new Error('a request for another bank account wasn’t written down');
  const { environment } = configuration;
  await notifyOfBankAccount(transaction, { client, change, happened: 'requested', now, environment });
  draft.isWritten = true;
  return renewed;
}

type Place = { readonly replacesId: number | null; readonly currency: string };

/** Returns the account whose place is taken, with its currency; one that isn't the client's, or no longer in use, is refused like one that there isn't. */
function placeOf(region: Region, used: readonly UsedAccount[], { replaces, currency }: BankAccountRequestBody): Place {
  if (replaces !== undefined) {
    const replaced = used.find(({ account }) => String(account.id) === replaces);
    if (replaced === undefined) throw new ApiError(400, [bankAccountErrorCodes.replaced]);
    return { replacesId: replaced.account.id, currency: replaced.account.currency };
  }
  if (currency === undefined || !bankAccountCurrencies[region].includes(currency))
    throw new ApiError(400, ['BAD_REQUEST']);
  return { replacesId: null, currency };
}

type Waiting = typeof bankAccountChanges.$inferSelect;
type Wished = Pick<Waiting, 'bank' | 'branch' | 'number' | 'currency' | 'replacesId'> & { readonly sha256: string };

/** Returns true if a request asks for the same with the same picture. */
async function isSame(transaction: Database, waiting: Waiting, { sha256, ...wished }: Wished): Promise<boolean> {
  const [proof] = await transaction
    .select({ sha256: identityDocuments.sha256 })
    .from(identityDocuments)
    .where(eq(identityDocuments.id, waiting.proofId));
  const { bank, branch, number, replacesId } = waiting;
  return (
    proof?.sha256 === sha256 &&
    bank === wished.bank &&
    branch === wished.branch &&
    number === wished.number &&
    replacesId === wished.replacesId
  );
}
