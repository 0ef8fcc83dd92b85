import type { Answer } from '../../application/ports/call-failure';
import { FundPreviews } from '../../application/ports/fund-previews';
import { findFund, fundId, type MeantFund } from '../../domain/funds/fund-listing';
import type { FundPreview } from '../../domain/funds/fund-preview';
import { ok } from '../../domain/kernel/result';
import { readFundPreviews } from './fund-previews';
import { FundPreviewsDocument } from './generated/graphql';
import type { GraphqlClient } from './graphql-client';

/** Previews of funds over GraphQL; a panel, so its failures are its own [GQL-12]. */
export class GraphqlFundPreviews extends FundPreviews {
  constructor(private readonly client: GraphqlClient) {
    super();
  }

  async of(fund: MeantFund): Answer<FundPreview | undefined> {
    const answer = await this.client.ask({
      document: FundPreviewsDocument,
      variables: { codes: [fundId(fund)] },
      showErrors: false,
      read: readFundPreviews,
    });
    return answer.ok ? ok(findFund(answer.value, fund)) : answer;
  }
}
