import type { AsyncResult } from '../../../application/ports/call-failure';
import { type DocumentedFund, FundRecords } from '../../../application/ports/funds/fund-records';
import type { FundDetails } from '../../../domain/funds/fund-details';
import { fundId, type FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import { findFund } from '../../../domain/funds/finding/matching-funds';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import { ok } from '../../../domain/kernel/result';
import { readFundDetails, readFundDocuments } from './fund-details';
import { readFundPrices } from './fund-prices';
import {
  FundDetailsDocument,
  FundDocumentsDocument,
  FundPricesDocument,
} from '../../../contract/graphql/fund/generated/graphql';
import type { GraphqlClient } from '../graphql-client';

/** Records of funds over GraphQL, an extension: a server without it has none; panels, so their failures are their own [FUND-12..17, OPEN-59]. */
export class GraphqlFundRecords extends FundRecords {
  constructor(
    private readonly client: GraphqlClient,
    private readonly isOffered: boolean,
  ) {
    super();
  }

  async details(fund: FundIdentifier): AsyncResult<FundDetails | undefined> {
    if (!this.isOffered) return ok(undefined);
    const answer = await this.client.ask({
      document: FundDetailsDocument,
      variables: { codes: [fundId(fund)] },
      showErrors: false,
      read: readFundDetails,
    });
    return answer.ok ? ok(findFund(answer.value, fund)) : answer;
  }

  async documents(funds: readonly FundIdentifier[]): AsyncResult<readonly DocumentedFund[]> {
    if (!this.isOffered) return ok([]);
    return this.client.ask({
      document: FundDocumentsDocument,
      variables: { codes: [...new Set(funds.map(fundId))] },
      showErrors: false,
      read: readFundDocuments,
    });
  }

  async prices(fund: FundIdentifier): AsyncResult<readonly DatedNav[]> {
    if (!this.isOffered) return ok([]);
    const answer = await this.client.ask({
      document: FundPricesDocument,
      variables: { codes: [fundId(fund)] },
      showErrors: false,
      read: readFundPrices,
    });
    return answer.ok ? ok(findFund(answer.value, fund)?.prices ?? []) : answer;
  }
}
