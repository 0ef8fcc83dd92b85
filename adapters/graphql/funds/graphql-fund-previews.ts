import type { AsyncResult } from '../../../application/ports/call-failure';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { fundId, type FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { ok } from '../../../domain/kernel/result';
import type { Region } from '../../../domain/region';
import { loadFundPeriods, withPeriods } from './fund-periods';
import { readFundPreviews } from './fund-previews';
import { FundPreviewsDocument } from '../../../contract/graphql/funds/generated/graphql';
import type { GraphqlClient } from '../graphql-client';

/** Previews of funds over GraphQL; a panel, so its failures are its own [GQL-12]. */
export class GraphqlFundPreviews extends FundPreviews {
  constructor(
    private readonly client: GraphqlClient,
    private readonly region: Region,
    private readonly hasPeriods: boolean,
  ) {
    super();
  }

  async meantBy(funds: readonly FundIdentifier[]): AsyncResult<readonly FundPreview[]> {
    const [previews, periods] = await Promise.all([
      this.previews(funds),
      this.hasPeriods ? loadFundPeriods(this.client, funds) : undefined,
    ]);
    if (!previews.ok || !periods?.ok) return previews;
    return ok(previews.value.map((preview) => withPeriods(preview, periods.value)));
  }

  private previews(funds: readonly FundIdentifier[]): AsyncResult<readonly FundPreview[]> {
    return this.client.ask({
      document: FundPreviewsDocument,
      variables: { codes: funds.map(fundId) },
      showErrors: false,
      read: readFundPreviews(this.region),
    });
  }
}
