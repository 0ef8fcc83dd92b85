import type { AsyncResult, ServerError } from '../../../../application/ports/call-failure';
import type { BankAccount } from '../../../../domain/banking/bank-account';
import type { CashInstructionType } from '../../../../domain/cash-account/instructions/cash-instruction';
import type { CashProblem } from '../../../../domain/cash-account/instructions/cash-problem';
import type { CashService } from '../../../../domain/cash-account/cash-service';
import type { TopUpSource } from '../../../../domain/cash-account/instructions/top-up-source';
import type { Decimal } from '../../../../domain/money/decimal';

/** The accounts that money moves between and, for a withdrawal, the amount available, in HKD. */
export type ReadyMeans = {
  readonly kind: 'ready';
  readonly accountNo: string;
  readonly bank: BankAccount;
  readonly available?: Decimal;
};

/** The accounts that money moves between, or the reason why none can move. */
export type CashMeans =
  | ReadyMeans
  | { readonly kind: 'none' | 'hint-to-enable' | 'not-opened' }
  | { readonly kind: 'no-bank'; readonly why: Exclude<TopUpSource['kind'], 'from'> }
  | { readonly kind: 'nothing-there' }
  | { readonly kind: 'refused'; readonly error: ServerError };

/** A way of moving money of the Cash Account: in, or out. */
export type CashMove = {
  readonly type: CashInstructionType;
  readonly service: CashService;
  /** The path of its page, to which a step-up authentication leads back. */
  readonly path: string;
  /** Loads the accounts that it moves money between. */
  readonly means: () => AsyncResult<CashMeans>;
  readonly check: (amount: Decimal, means: ReadyMeans) => 'accepted' | CashProblem;
};
