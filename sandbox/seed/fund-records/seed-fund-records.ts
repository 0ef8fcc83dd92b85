import { type FundDocumentKind, fundDocumentKinds } from '../../../domain/funds/fund-details';
import { type Region, regions } from '../../../domain/region';
import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { fundDistributions, fundDocuments, fundFacts, fundWeights } from '../../database/schema/fund-records';
import type { ThemedFund } from '../funds/themed-funds';
import { daysBefore, monthEndsBefore } from '../generation/days';
import { type RegionalTexts, textsInRegion } from '../generation/regional-texts';
import { fundObjective } from './fund-objectives';
import { seedFundPortfolio } from './fund-portfolios';
import { plannedDistributions } from '../funds/planned-distributions';

/** The age of each document, in days. */
const documentAges: Readonly<Record<FundDocumentKind, number>> = {
  prospectus: 190,
  'key-facts': 95,
  factsheet: 12,
  'annual-report': 210,
  'interim-report': 30,
};

/** Says of the fictional funds who runs them, what for and since when; of those on record also what they hold, what there is to read and what they paid. */
export async function seedFundRecords(
  database: Database,
  day: string,
  fundsOf: Readonly<Record<Region, readonly ThemedFund[]>>,
): Promise<void> {
  const [portfolioDate = day] = monthEndsBefore(day, 1);
  for (const region of regions) {
    const facts = fundsOf[region].map((fund) => ({
      fundId: fund.id,
      house: textsInRegion(region, houseWords(fund.house)),
      objective: textsInRegion(region, fundObjective(fund.theme)),
      launchDate: fund.launchDate,
      distributionFrequency: fund.shareClass.frequency,
      portfolioDate: fund.isOnRecord ? portfolioDate : undefined,
    }));
    await insertAll(database, fundFacts, facts);
    const onRecord = fundsOf[region].filter(({ isOnRecord }) => isOnRecord);
    await insertAll(
      database,
      fundWeights,
      onRecord.flatMap(({ id, theme }) =>
        seedFundPortfolio(region, theme).map((weight) => ({ fundId: id, ...weight })),
      ),
    );
    await insertAll(
      database,
      fundDocuments,
      onRecord.flatMap(({ id }) =>
        fundDocumentKinds.map((kind) => ({ fundId: id, kind, date: daysBefore(day, documentAges[kind]) })),
      ),
    );
    // What is to be paid from today on is the desk's to pay.
    const paidAt = new Date(`${day}T00:00:00+08:00`);
    const distributions = onRecord
      .flatMap(plannedDistributions)
      .map((planned) => ({ ...planned, paidAt: planned.payDate < day ? paidAt : null }));
    await insertAll(database, fundDistributions, distributions);
  }
}

const houseWords = ({ en, zh }: ThemedFund['house']): RegionalTexts => ({
  en: `${en} Asset Management`,
  hk: `${zh}資產管理`,
  tw: `${zh}投信`,
});
