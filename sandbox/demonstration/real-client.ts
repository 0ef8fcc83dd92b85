import { createHash } from 'node:crypto';

/** A Taiwan client who holds real funds, but is fictional and made by an import, with the credentials. */
export type RealClient = {
  readonly id: string;
  readonly login: string;
  readonly secret: string;
  readonly tradingSecret: string;
  readonly identityNumber: string;
  readonly accountNumber: string;
  /** The facts for which one signs in as this client, the main one first. */
  readonly shows: readonly [main: string, ...others: string[]];
};

/** The prefix of the ids of such clients. */
export const realClientIds = 'IMPORTED-';

/** The client that a key such as `tw-real` names; undefined for any other text. */
export function realClient(key: string): RealClient | undefined {
  return /^tw-[a-z]{2,12}$/.test(key) ? byLogin(`${key.replace('-', '').toUpperCase()}01`) : undefined;
}

/** The client who logs in with a user code; everything else follows from it. */
export function byLogin(login: string): RealClient {
  const digits = String(createHash('sha256').update(login).digest().readUInt32BE() % 100_000_000).padStart(8, '0');
  return {
    id: `${realClientIds}${login}`,
    login,
    secret: 'Harbor5827Fog',
    tradingSecret: 'trade6491',
    identityNumber: `Z2${digits}`,
    accountNumber: `5190${digits}`,
    shows: ['Real funds, imported', 'asks for a one-time code (see /sandbox/outbox)'],
  };
}
