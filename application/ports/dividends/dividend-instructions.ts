import type { DividendHolding } from '../../../domain/dividends/dividend-instruction';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { AcceptedTexts } from '../../../domain/trading/notes/accepted-text';
import type { AsyncResult } from '../call-failure';

/** An instruction on a fund's dividends: the version that the client saw, the fund that they are to go into (none: they are paid out), and the trading password that confirms it. */
export type DividendInstructionOrder = {
  readonly fundCode: string;
  readonly currency: string;
  readonly version: number;
  readonly intoFundCode?: string | undefined;
  readonly password: string;
  /** The texts that the client accepted, where the server keeps them. */
  readonly acceptedTexts?: AcceptedTexts | undefined;
  readonly key: IdempotencyKey;
};

/** Loads and changes the instructions on the dividends of the signed-in client's funds; TW only [LINK-32, API-83]. */
export abstract class DividendInstructions {
  /** The client's holdings that distribute. */
  abstract all(): AsyncResult<readonly DividendHolding[]>;
  /** Changes what is done with a fund's dividends once under a key; answers with what it is then. A trading password that isn't right is refused as `unauthorized`, and ends no session [CONFLICT-09]. */
  abstract instruct(order: DividendInstructionOrder): AsyncResult<DividendHolding>;
}
