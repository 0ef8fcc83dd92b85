import { eq } from 'drizzle-orm';
import { nameBankAccount } from '../../banking/name-bank-account';
import type { Secrets } from '../../context/secrets';
import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { accounts, clients } from '../../database/schema/clients';
import { movements } from '../../database/schema/funds';
import type { RealClient } from '../../demonstration/real-client';
import { daysBefore } from '../generation/days';
import { chooseFunds } from './choose-funds';
import { plannedTrades } from './planned-trades';

/** When and with what a client is made. */
export type RealClientOptions = { readonly day: string; readonly now: Date; readonly secrets: Secrets };

/** Makes a client who holds so many imported funds, or adds what an existing one lacks; takes nothing away. */
export async function createRealClient(
  database: Database,
  client: RealClient,
  { holdings, ...making }: RealClientOptions & { readonly holdings: number },
): Promise<{ readonly held: number; readonly added: number }> {
  await insertClient(database, client, making);
  const held = await heldFunds(database, client);
  const chosen = await chooseFunds(database, holdings);
  const lacking = chosen
    .map((fund, place) => ({ fund, place }))
    .filter(({ fund }) => !held.has(fund.id))
    .slice(0, Math.max(0, holdings - held.size));
  const priced = chosen.flatMap(({ date }) => (date === null ? [] : [date])).sort();
  const day = [priced.at(-1) ?? making.day, making.day].sort()[0] ?? making.day;
  const rows = lacking.flatMap(({ fund, place }) => plannedTrades(fund, place, day));
  await insertAll(
    database,
    movements,
    rows.map((row) => ({ ...row, accountNumber: client.accountNumber })),
  );
  return { held: held.size + lacking.length, added: lacking.length };
}

async function insertClient(
  database: Database,
  client: RealClient,
  { day, now, secrets }: RealClientOptions,
): Promise<void> {
  const { id, login, identityNumber, accountNumber } = client;
  const known = await database.select({ id: clients.id }).from(clients).where(eq(clients.id, id));
  if (known.length > 0) return;
  await database.insert(clients).values({
    id,
    region: 'TW',
    userName: login,
    identityNumber,
    secretHash: await secrets.hash(client.secret),
    tradingSecretHash: await secrets.hash(client.tradingSecret),
    asksForCode: true,
    names: { en_US: 'Ms Shih', zh_HK: '石小姐', zh_TW: '石小姐' },
    mobile: '0900099678',
    email: `${login.toLowerCase()}@example.test`,
    riskLevel: '4',
    riskUpdatedOn: daysBefore(day, 200),
    tierFrom: daysBefore(day, 150),
    tierUntil: daysBefore(day, -215),
    secretChangedAt: now,
    lastLoginAt: now,
  });
  await database.insert(accounts).values({ number: accountNumber, clientId: id, type: 'MA' });
  await nameBankAccount(database, {
    clientId: id,
    accountNumber,
    number: '88210099001',
    bankNames: { en_US: 'Greenfield Bank', zh_HK: '青田銀行', zh_TW: '青田銀行' },
    holder: '石小姐',
    effectiveOn: daysBefore(day, 400),
  });
}

async function heldFunds(database: Database, { accountNumber }: RealClient): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectDistinct({ fundId: movements.fundId })
    .from(movements)
    .where(eq(movements.accountNumber, accountNumber));
  return new Set(rows.map(({ fundId }) => fundId));
}
