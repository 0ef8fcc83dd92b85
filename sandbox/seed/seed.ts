import { sql } from 'drizzle-orm';
import { type ServerClock, today } from '../context/clock';
import type { Secrets } from '../context/secrets';
import type { Database } from '../database/database';
import { clients } from '../database/schema/clients';
import { fillSearchTexts } from '../funds/fill-search-texts';
import { seedBankAccounts } from './accounts/seed-bank-accounts';
import { seedCashAccounts } from './accounts/seed-cash-accounts';
import { seedPlans } from './accounts/seed-plans';
import { seedPlansInTaiwan } from './accounts/seed-plans-in-taiwan';
import { lockDemoClients } from './clients/lock-demo-clients';
import { seedClients } from './clients/seed-clients';
import { seedCommunication } from './clients/seed-communication';
import { seedPageFlow } from './clients/seed-page-flow';
import { seedPriceAlerts } from './clients/seed-price-alerts';
import { seedReactivations } from './clients/seed-reactivations';
import { seedRewards } from './clients/seed-rewards';
import { seedSettings } from './clients/seed-settings';
import { seedWatchLists } from './clients/seed-watch-lists';
import { seedFundRecords } from './fund-records/seed-fund-records';
import { seedDealingTerms, seedNewFund } from './funds/seed-dealing-terms';
import { seedFundLists, seedYoungPerformance } from './funds/seed-fund-lists';
import { seedFunds } from './funds/seed-funds';
import { seedRates } from './funds/seed-rates';
import { seedServices } from './funds/seed-services';
import { seedHeldPrices } from './holdings/seed-held-prices';
import { seedHoldings } from './holdings/seed-holdings';
import { seedContent } from './notices/seed-content';
import { seedOrderLists } from './orders/seed-order-lists';
import { seedPastOrders } from './orders/seed-past-orders';
import { seedNotices } from './notices/seed-notices';
import { seedMissingQuestionnaires, seedSuitability } from './suitability/seed-suitability';

/** Fills an empty database with the fictional funds and clients; says whether there was anything to do. */
export async function seed(
  database: Database,
  { clock, secrets }: { clock: ServerClock; secrets: Secrets },
): Promise<boolean> {
  const now = clock.now();
  const isEmpty = (await database.select({ id: clients.id }).from(clients).limit(1)).length === 0;
  if (isEmpty)
    await database.transaction(async (transaction) => {
      await fill(transaction, { day: today(clock), now, secrets });
      // Without it the planner takes the tables for empty, and nobody else does it in the embedded database.
      await transaction.execute(sql`analyze`);
    });
  await seedMissingQuestionnaires(database, today(clock));
  await lockDemoClients(database, now);
  await seedOrderLists(database, clock);
  return isEmpty;
}

async function fill(database: Database, start: { day: string; now: Date; secrets: Secrets }): Promise<void> {
  const hongKong = await seedFunds(database, 'HK', start.day);
  const taiwan = await seedFunds(database, 'TW', start.day);
  await seedDealingTerms(database, start.day, taiwan);
  await seedRates(database, start.day);
  await seedClients(database, start);
  await seedHoldings(database, start.day, { HK: hongKong, TW: taiwan });
  await seedBankAccounts(database, start.day);
  await seedPastOrders(database, start.day);
  await seedHeldPrices(database, [...hongKong, ...taiwan]);
  await seedRewards(database, start.day);
  await seedPlans(database, start.day, hongKong);
  await seedPlansInTaiwan(database, start.day);
  await seedCashAccounts(database, start.day);
  await seedPriceAlerts(database, { HK: hongKong, TW: taiwan });
  await seedWatchLists(database, { HK: hongKong, TW: taiwan });
  await seedSettings(database);
  await seedReactivations(database);
  await seedCommunication(database, start.now);
  await seedPageFlow(database, start.now);
  await seedContent(database, hongKong);
  await seedNotices(database, start.day);
  await seedSuitability(database, start.day);
  await seedServices(database, taiwan);
  await seedFundLists(database, start.day, { HK: hongKong, TW: taiwan });
  await seedFundRecords(database, start.day, { HK: hongKong, TW: taiwan });
  await seedNewFund(database, taiwan);
  await seedYoungPerformance(database, start.day);
  await fillSearchTexts(database);
}
