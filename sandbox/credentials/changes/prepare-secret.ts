import { eq } from 'drizzle-orm';
import { newSecretProblems, secretChangeCode } from '../../../domain/credentials/secrets/check-new-secret';
import type { PinKind } from '../../../domain/credentials/secrets/pin-error-codes';
import { secretPolicy } from '../../../domain/credentials/secrets/secret-policy';
import { type SecretScope, useOfSecret } from '../../../domain/credentials/secrets/secret-scope';
import { typedSecret } from '../../../domain/credentials/secrets/typed-secret';
import type { ServerContext } from '../../context/server-context';
import { accounts, type clients } from '../../database/schema/clients';
import { isKnownPassword } from './known-passwords';

/** A secret to change, looked at outside any transaction, since that takes its time. */
export type PreparedSecret = {
  /** True if the present one was given. */
  readonly isRight: boolean;
  /** True if this very change is the last one: the new secret is in force, and the one given is the one before. */
  readonly isDone: boolean;
  readonly hash: string;
  /** The codes that say what is wrong with the new one; none when it is accepted. */
  readonly errorCodes: (scope: SecretScope) => readonly string[];
};

type Hash = 'secretHash' | 'tradingSecretHash' | 'previousSecretHash' | 'previousTradingSecretHash';

/** The owner of a secret, and what is known of those in use and before; undefined fields where there is no such client. */
type Holder = Pick<typeof clients.$inferSelect, 'id' | 'userName' | 'identityNumber'> &
  Readonly<Record<Hash, string | null | undefined>>;

type Typed = { readonly current: string; readonly next: string };

/** Holds a new secret against the rules of its use, the present one and the one before; the same work is done for a wrong present one. */
export async function prepareSecret(
  {
    region,
    database,
    configuration,
    secrets,
  }: Pick<ServerContext, 'region' | 'database' | 'configuration' | 'secrets'>,
  client: Holder,
  kind: PinKind,
  typed: Typed,
): Promise<PreparedSecret> {
  const policy = secretPolicy(region, useOfSecret[kind]);
  const next = typedSecret(policy, typed.next);
  const { present, previous } = hashesOf(client, kind);
  const isRight = await secrets.matches(present ?? undefined, typed.current);
  const isPresent = await secrets.matches(present ?? undefined, next);
  const isPrevious = await secrets.matches(previous ?? undefined, next);
  const wasPresent = await secrets.matches(previous ?? undefined, typed.current);
  const numbers = await database
    .select({ number: accounts.number, type: accounts.type })
    .from(accounts)
    .where(eq(accounts.clientId, client.id));
  const problems = newSecretProblems(policy, next, {
    userCode: client.userName ?? '',
    accountNumbers: [client.identityNumber, ...numbers.flatMap(({ number, type }) => (type === 'MA' ? number : []))],
    planNumbers: numbers.flatMap(({ number, type }) => (type === 'MS' ? number : [])),
    isUsedBefore: isPresent || isPrevious,
    isKnown: await isKnownPassword(next, configuration),
  });
  return {
    isRight,
    isDone: isPresent && wasPresent,
    hash: await secrets.hash(next),
    errorCodes: (scope) => problems.map((problem) => secretChangeCode(problem, scope)),
  };
}

const hashesOf = (client: Holder, kind: PinKind) =>
  kind === 'login'
    ? { present: client.secretHash, previous: client.previousSecretHash }
    : { present: client.tradingSecretHash, previous: client.previousTradingSecretHash };
