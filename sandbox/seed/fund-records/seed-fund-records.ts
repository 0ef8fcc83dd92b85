import { type FundDocumentKind, fundDocumentKinds } from '../../../domain/funds/fund-details';
import { type Region, regions } from '../../../domain/region';
import { minorUnitScale } from '../../../domain/money/currency';
import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { fundDistributions, fundDocuments, fundFacts, fundWeights } from '../../database/schema/fund-records';
import type { FundTheme } from '../funds/fund-themes';
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
      ongoingCharge: ongoingCharge(fund),
      size: fundSize(fund),
      sizeDate: portfolioDate,
      benchmark: textsInRegion(region, benchmarkWords(fund.theme)),
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

const charges = { EQ: 172, BL: 146, BD: 104, MM: 31 } as const;

/** The yearly charge of a class in percent: by its asset class, and less in the later classes. */
function ongoingCharge({ id, theme, shareClass }: ThemedFund): string {
  const lesser = { A: 0, B: 22, C: 36, D: 58 }[shareClass.en.charAt(0)] ?? 0;
  const hundredths = charges[theme.marketType] * (1 - lesser / 100) + (id % 7);
  return (hundredths / 100).toFixed(2);
}

/** The assets of a class in its currency, in tens of thousands at least. */
const fundSize = ({ id, currency }: ThemedFund): string =>
  String(
    (120 + ((id * 7919) % 4_700)) * (minorUnitScale(currency) === 0 ? 100_000_000 : 1_000_000) + (id % 97) * 10_000,
  );

/** Indices of an index house that there isn't. */
const benchmarkWords = ({ en, hk, tw }: FundTheme): RegionalTexts => ({
  en: `Meridian ${en} Index`,
  hk: `子午${hk}指數`,
  tw: `子午${tw}指數`,
});

const houseWords = ({ en, zh }: ThemedFund['house']): RegionalTexts => ({
  en: `${en} Asset Management`,
  hk: `${zh}資產管理`,
  tw: `${zh}投信`,
});
