import { asc, eq } from 'drizzle-orm';
import { annualisedYield } from '../../domain/funds/performance/annualised-yield';
import { type DistributionFrequency, fundDocumentKinds } from '../../domain/funds/fund-details';
import type { Language } from '../../domain/language';
import { toText } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { orderDesks } from '../../domain/trading/orders/order-desk';
import { localised } from '../context/language';
import { decimal } from '../database/decimal';
import { fundFacts, type fundWeights, weightParts } from '../database/schema/fund-records';
import { funds } from '../database/schema/funds';
import { categoryNames, marketTypeNames } from '../funds/fund-classification';
import { hasOneOfCodes } from '../funds/fund-codes';
import { jfFundCode, wireCode } from '../funds/listed-funds';
import { isOnshore } from '../funds/is-onshore';
import type { CallContext } from '../wire/call-context';
import { fundDocumentAddress } from './fund-document-pages';
import { loadDistributions } from '../funds/fund-distributions';
import { loadDocuments, loadWeights } from './fund-record-parts';

/** Loads the records of the funds of these codes; asking isn't a view [FUND-12, FUND-15..17]. */
export async function fundDetails(codes: readonly string[], context: CallContext) {
  await context.session();
  const { server, language } = context;
  const { database, region } = server;
  const found = await database
    .select({ fund: funds, facts: fundFacts })
    .from(funds)
    .leftJoin(fundFacts, eq(fundFacts.fundId, funds.id))
    .where(hasOneOfCodes(region, codes))
    .orderBy(asc(funds.code), asc(funds.id));
  const ids = found.map(({ fund }) => fund.id);
  const weights = await loadWeights(database, ids);
  const documents = await loadDocuments(database, ids);
  const distributions = await loadDistributions(database, ids);
  return found.map(({ fund, facts }) => ({
    name: { code: fund.code },
    isinCode: fund.isin,
    baseCurrency: fund.baseCurrency,
    jfFundCode: jfFundCode(fund),
    jurisdictionType: orderDesks[region].cutOffs.length > 1 ? (isOnshore(fund) ? 'ON' : 'OF') : null,
    house: facts && localised(facts.house, language),
    objective: facts?.objective && localised(facts.objective, language),
    launchDate: facts?.launchDate,
    category: fund.category === '' ? null : wireCode(fund.category, categoryNames, language),
    fundMarketType: fund.marketType === null ? null : wireCode(fund.marketType, marketTypeNames, language),
    distributionFrequency: facts?.distributionFrequency,
    ongoingCharge: facts?.ongoingCharge,
    ...datedSize(facts),
    benchmark: facts?.benchmark && localised(facts.benchmark, language),
    portfolio: wirePortfolio(facts?.portfolioDate ?? null, weights.get(fund.id) ?? [], language),
    documents: [...(documents.get(fund.id) ?? [])]
      .sort((a, b) => fundDocumentKinds.indexOf(a.kind) - fundDocumentKinds.indexOf(b.kind))
      .map(({ kind, date }) => ({ kind, date, address: fundDocumentAddress({ fundId: fund.id, kind, language }) })),
    distributions: (distributions.get(fund.id) ?? []).map((paid) =>
      wireDistribution(paid, facts?.distributionFrequency ?? 'none'),
    ),
  }));
}

/** The size of a fund with its day: one fact, so that neither is told without the other. */
function datedSize(facts: typeof fundFacts.$inferSelect | null) {
  return facts?.size && facts.sizeDate
    ? { size: facts.size, sizeDate: facts.sizeDate }
    : { size: null, sizeDate: null };
}

function wirePortfolio(asOf: string | null, weights: readonly (typeof fundWeights.$inferSelect)[], language: Language) {
  if (asOf === null) return null;
  const [holdings, countries, sectors] = weightParts.map((wanted) =>
    weights
      .filter(({ part }) => part === wanted)
      .map(({ names, percent }) => ({ name: localised(names, language) ?? '', percent })),
  );
  return { asOf, holdings, countries, sectors };
}

type Paid = {
  readonly exDate: string;
  readonly payDate: string | null;
  readonly amount: string;
  readonly currency: string;
  readonly nav: string | null;
};

function wireDistribution({ exDate, payDate, amount, currency, nav }: Paid, frequency: DistributionFrequency) {
  const percent = annualisedYield(decimal(amount), frequency, nav === null ? undefined : decimal(nav));
  return { exDate, payDate, amount, currency, annualYield: percent && toText(round(percent, 2, 'half-up')) };
}
