import type { CashInstruction } from '../../../domain/cash-account/instructions/cash-instruction';
import type { CashTransaction } from '../../../domain/cash-account/cash-transaction';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { AsyncResult } from '../call-failure';

/** Takes what the signed-in client asks of the Cash Account; HK only [GQL-29]. */
export abstract class CashInstructions {
  /** Sends a top-up or withdrawal, and says whether the client has proved it; sent again under its key it is still one. Answers with the transaction, which is pending [OPEN-81, API-90, REAUTH-11]. */
  abstract send(instruction: CashInstruction, key: IdempotencyKey, isProved?: boolean): AsyncResult<CashTransaction>;
  /** Cancels a withdrawal that waits; the same again changes nothing. One that waits no more is refused. */
  abstract cancel(transactionSid: string): AsyncResult<CashTransaction>;
}
