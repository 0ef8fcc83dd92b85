import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { WatchList } from '../../../application/ports/funds/watch-list';
import { type FundReference, fundId } from '../../../domain/funds/finding/fund-listing';
import { parseFundRiskRating } from '../../../domain/funds/fund-risk-rating';
import type { WatchedFund } from '../../../domain/funds/watching/watch-list';
import type { Result } from '../../../domain/kernel/result';
import type { HttpAnswer } from '../../http/http-answer';
import { onlyPresent } from '../../http/only-present';
import { toFigure } from '../../http/wire-figures';
import { watchList, type WatchListAnswer } from '../../../contract/rest/watch-list/watch-list';
import { watchListCalls } from '../../../contract/rest/watch-list/watch-list-calls';
import { readJson } from '../read-answer';
import type { RestClient } from '../rest-client';

const policy = { showErrors: false };

/** The watch list over REST; what shows it says itself what failed [ROUTE-18]. */
export class RestWatchList extends WatchList {
  constructor(private readonly client: RestClient) {
    super();
  }

  current(): AsyncResult<readonly WatchedFund[]> {
    return this.client.call(watchListCalls, { name: 'watchList', policy, read });
  }

  add(fund: Pick<FundReference, 'code' | 'jfFundCode'>): AsyncResult<readonly WatchedFund[]> {
    return this.client.call(watchListCalls, { name: 'watchFund', body: { fundId: fundId(fund) }, policy, read });
  }

  remove(fund: Pick<FundReference, 'code' | 'jfFundCode'>): AsyncResult<readonly WatchedFund[]> {
    return this.client.call(watchListCalls, { name: 'unwatchFund', parts: { fundId: fundId(fund) }, policy, read });
  }
}

const read: (answer: HttpAnswer) => Result<readonly WatchedFund[], CallFailure> = readJson(watchList, (funds) =>
  funds.map(toWatched),
);

function toWatched(wire: WatchListAnswer[number]): WatchedFund {
  const price = toFigure(wire.lastPrice);
  return onlyPresent({
    code: wire.fundCode,
    name: wire.fundName ?? wire.fundCode,
    baseCurrency: wire.currency ?? '',
    jfFundCode: wire.jfFundCode ?? undefined,
    riskRating: parseFundRiskRating(wire.fundRiskRating ?? undefined),
    latest: price && onlyPresent({ price, date: wire.lastPriceDate ?? undefined }),
    before: toFigure(wire.priceBefore),
  });
}
