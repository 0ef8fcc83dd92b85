import type { FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import { findFund } from '../../../domain/funds/finding/matching-funds';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { ok } from '../../../domain/kernel/result';
import type { AsyncResult } from '../call-failure';

/** Loads what a client reads of one fund before acting on it. */
export abstract class FundPreviews {
  /** Every fund that one of the identifiers may mean: a code alone may be several funds' [ENT-29]. Asking for one that means one fund makes that the most recently viewed [GQL-12, FUND-02]. */
  abstract meantBy(funds: readonly FundIdentifier[]): AsyncResult<readonly FundPreview[]>;

  /** Those of several funds that the server knows and nobody can mistake, in the order asked for [FUND-24]. */
  async ofAll(funds: readonly FundIdentifier[]): AsyncResult<readonly FundPreview[]> {
    const answer = await this.meantBy(funds);
    return answer.ok ? ok(funds.flatMap((fund) => findFund(answer.value, fund) ?? [])) : answer;
  }
}
