import type { FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/fund-preview';
import type { Answer } from '../call-failure';

/** What a client reads of one fund before acting on it. */
export abstract class FundPreviews {
  /** The fund that is meant, undefined where the server knows none; asking makes it the most recently viewed one [GQL-12, FUND-02]. */
  abstract of(fund: FundIdentifier): Answer<FundPreview | undefined>;

  /** Those of several funds that the server knows, in the order asked for [FUND-24]. */
  abstract ofAll(funds: readonly FundIdentifier[]): Answer<readonly FundPreview[]>;
}
