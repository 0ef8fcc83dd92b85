import type { Answer } from '../../../application/ports/call-failure';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { findFund, fundId, type FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/fund-preview';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { readFundPreviews } from './fund-previews';
import { FundPreviewsDocument } from './generated/graphql';
import type { GraphqlClient } from '../graphql-client';

/** Previews of funds over GraphQL; a panel, so its failures are its own [GQL-12]. */
export class GraphqlFundPreviews extends FundPreviews {
  constructor(
    private readonly client: GraphqlClient,
    private readonly region: Region,
  ) {
    super();
  }

  async of(fund: FundIdentifier): Answer<FundPreview | undefined> {
    const answer = await this.ask([fund]);
    return answer.ok ? ok(findFund(answer.value, fund)) : answer;
  }

  async ofAll(funds: readonly FundIdentifier[]): Answer<readonly FundPreview[]> {
    const answer = await this.ask(funds);
    return answer.ok ? ok(funds.flatMap((fund) => findFund(answer.value, fund) ?? [])) : answer;
  }

  private async ask(funds: readonly FundIdentifier[]): Answer<readonly FundPreview[]> {
    return this.client.ask({
      document: FundPreviewsDocument,
      variables: { codes: funds.map(fundId) },
      showErrors: false,
      read: readFundPreviews(this.region),
    });
  }
}
