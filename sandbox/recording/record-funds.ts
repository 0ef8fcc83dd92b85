import * as z from 'zod/mini';
import {
  FundDetailsDocument,
  FundDocumentsDocument,
  FundPricesDocument,
} from '../../contract/graphql/fund/generated/graphql';
import {
  FundPeriodsDocument,
  FundPreviewsDocument,
  PurchaseLimitsDocument,
} from '../../contract/graphql/funds/generated/graphql';
import { callCatalogue } from '../../contract/rest/call-catalogue';
import { regionalCalls } from '../../contract/rest/call-regions';
import { recentViewsCount } from '../../domain/funds/finding/recent-views';
import type { Region } from '../../domain/region';
import type { Keep, Recording, RecordingSession } from './recording-session';
import { regionRecordings } from './region-recordings';

const listed = z.array(z.looseObject({ jfFundCode: z.string() }));
const codesOf = ({ body }: Recording): readonly string[] => listed.parse(body).map(({ jfFundCode }) => jfFundCode);

const priced = z.object({
  data: z.object({ fundPrices: z.array(z.looseObject({ prices: z.array(z.unknown()) })) }),
});

/** The prices of the funds that have a chart to show; the others have those of a few days. */
async function withLongRecords(answer: Promise<Recording>): Promise<Recording> {
  const { status, body } = await answer;
  const { fundPrices } = priced.parse(body).data;
  return { status, body: { data: { fundPrices: fundPrices.filter(({ prices }) => prices.length > 10) } } };
}

/** A word that is in nearly every fund's name: it finds the funds of the mock. */
const everywhere = 'a';

/** Keeps the funds' calls, with as many funds as one search answers with; every list has none but these and those put first [MOCK-02]. */
export async function recordFunds(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  const search = regionalCalls[region].fundSearch;
  const found = await session.call(search, { parts: { searchString: everywhere } });
  const recent = await session.call('fundRecentView', { parts: { num: String(recentViewsCount) } });
  const promoted = await session.call('fundSearch');
  const known = new Set([found, recent, promoted].flatMap(codesOf));
  const only = async (answer: Promise<Recording>): Promise<Recording> => {
    const { status, body } = await answer;
    return { status, body: listed.parse(body).filter(({ jfFundCode }) => known.has(jfFundCode)) };
  };
  await keep(search, Promise.resolve(found));
  await keep('fundRecentView', Promise.resolve(recent));
  await keep('fundSearch', Promise.resolve(promoted));
  await keep('fundAll', only(session.call('fundAll')));
  await session.keep(keep, 'fundCategory', 'fundMarketType');
  if (callCatalogue.fundLastPrice.regions.some((having) => having === region))
    await keep('fundLastPrice', only(session.call('fundLastPrice')));
  const { newFunds, orderTerms } = regionRecordings[region];
  // A new fund is found by no search that has a price to show.
  const codes = [...new Set([...known, ...(await newFunds(session, keep))])];
  await keep('FundPreviews', session.graphql(FundPreviewsDocument.toString(), { codes }));
  await keep('FundPeriods', session.graphql(FundPeriodsDocument.toString(), { codes }));
  await keep('PurchaseLimits', session.graphql(PurchaseLimitsDocument.toString(), { codes }));
  await orderTerms(session, keep, codes);
  await keep('FundDetails', session.graphql(FundDetailsDocument.toString(), { codes }));
  await keep('FundDocuments', session.graphql(FundDocumentsDocument.toString(), { codes }));
  await keep('FundPrices', withLongRecords(session.graphql(FundPricesDocument.toString(), { codes })));
}
