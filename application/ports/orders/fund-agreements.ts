import type { Agreement } from '../../../domain/trading/notes/agreement';
import type { AgreementFunctionCode } from '../../../domain/trading/notes/agreement-function-code';
import type { FeeType } from '../../../domain/funds/fee-type';
import type { AsyncResult } from '../call-failure';

/** The fund and the kind of line for which agreements are wanted; the fee type where it is known. */
export type AgreementsQuery = {
  readonly fundCode: string;
  readonly functionCode: AgreementFunctionCode;
  readonly feeType?: FeeType | undefined;
};

/** An agreement with its title, where the server states one. */
export type TitledAgreement = Agreement & { readonly title?: string | undefined };

/** Loads the agreements that a client accepts before an order in a fund [API-78, TRADE-24]. */
export abstract class FundAgreements {
  abstract of(query: AgreementsQuery): AsyncResult<readonly TitledAgreement[]>;
}
