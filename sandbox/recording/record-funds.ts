import * as z from 'zod/mini';
import { FundPreviewsDocument } from '../../adapters/graphql/generated/graphql';
import type { Region } from '../../domain/region';
import type { Recording, RecordingSession } from './recording-session';

const listed = z.array(z.looseObject({ jfFundCode: z.string() }));
const codesOf = ({ body }: Recording): readonly string[] => listed.parse(body).map(({ jfFundCode }) => jfFundCode);

/** What a word that is in nearly every fund's name finds: the funds of the mock. */
const everywhere = 'a';

/** Keeps the funds' calls, with as many funds as one search answers with; every list has none but these and those put first [MOCK-02]. */
export async function recordFunds(
  session: RecordingSession,
  keep: (name: string, answer: Promise<Recording>) => Promise<unknown>,
  region: Region,
): Promise<void> {
  const search = region === 'HK' ? 'stocks' : 'stockList';
  const found = await session.call('GET', `/${search}?searchString=${everywhere}`);
  const recent = await session.call('GET', '/fund/recentView?num=5');
  const promoted = await session.call('GET', '/fund/search?isPromoted=true');
  const known = new Set([found, recent, promoted].flatMap(codesOf));
  const only = async (answer: Promise<Recording>): Promise<Recording> => {
    const { status, body } = await answer;
    return { status, body: listed.parse(body).filter(({ jfFundCode }) => known.has(jfFundCode)) };
  };
  await keep(search, Promise.resolve(found));
  await keep('fundRecentView', Promise.resolve(recent));
  await keep('fundSearch', Promise.resolve(promoted));
  await keep('fundAll', only(session.call('GET', '/fund?isAll=true')));
  await keep('fundCategory', session.call('GET', '/fund/category'));
  if (region === 'TW') {
    await keep('fundMarketType', session.call('GET', '/fund/marketType'));
    await keep('fundLastPrice', only(session.call('GET', '/fund/lastPrice')));
  }
  await keep('FundPreviews', session.graphql(FundPreviewsDocument.toString(), { codes: [...known] }));
}
