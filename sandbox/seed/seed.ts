import { type Clock, today } from '../context/clock';
import type { Secrets } from '../context/secrets';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { lockDemoClients } from './lock-demo-clients';
import { seedBankAccounts } from './seed-bank-accounts';
import { seedCashAccounts } from './seed-cash-accounts';
import { seedClients } from './seed-clients';
import { seedCommunication } from './seed-communication';
import { seedContent } from './seed-content';
import { seedFundLists } from './seed-fund-lists';
import { seedFundRecords } from './seed-fund-records';
import { seedFunds } from './seed-funds';
import { seedHoldings } from './seed-holdings';
import { seedNotices } from './seed-notices';
import { seedPlans } from './seed-plans';
import { seedPriceAlerts } from './seed-price-alerts';
import { seedRates } from './seed-rates';
import { seedReactivations } from './seed-reactivations';
import { seedRewards } from './seed-rewards';
import { seedServices } from './seed-services';
import { seedSettings } from './seed-settings';
import { seedSuitability } from './seed-suitability';

/** Fills an empty database with the fictional funds and clients; says whether there was anything to do. */
export async function seed(
  database: Database,
  { clock, secrets }: { clock: Clock; secrets: Secrets },
): Promise<boolean> {
  const now = clock.now();
  const isEmpty = (await database.select({ id: clients.id }).from(clients).limit(1)).length === 0;
  if (isEmpty)
    await database.transaction(async (transaction) => {
      await fill(transaction, { day: today(clock), now, secrets });
    });
  await lockDemoClients(database, now);
  return isEmpty;
}

async function fill(database: Database, start: { day: string; now: Date; secrets: Secrets }): Promise<void> {
  const hongKong = await seedFunds(database, 'HK', start.day);
  const taiwan = await seedFunds(database, 'TW', start.day);
  await seedRates(database, start.day);
  await seedClients(database, start);
  await seedHoldings(database, start.day, { HK: hongKong, TW: taiwan });
  await seedRewards(database, start.day);
  await seedPlans(database, start.day, hongKong);
  await seedCashAccounts(database, start.day);
  await seedBankAccounts(database, start.day);
  await seedPriceAlerts(database, { HK: hongKong, TW: taiwan });
  await seedSettings(database);
  await seedReactivations(database);
  await seedCommunication(database, start.now);
  await seedContent(database, hongKong);
  await seedNotices(database, start.day);
  await seedSuitability(database, start.day);
  await seedServices(database, taiwan);
  await seedFundLists(database, start.day, { HK: hongKong, TW: taiwan });
  await seedFundRecords(database, start.day, { HK: hongKong, TW: taiwan });
}
