import type { Decimal } from '../../../domain/money/decimal';
import type { AsyncResult } from '../call-failure';

export type TopFund = {
  readonly code: string;
  readonly name: string;
  readonly baseCurrency: string;
  readonly riskRating?: number;
  readonly oneYear?: Decimal;
  readonly performanceDate?: string;
};

/** The funds that sell best, as the server orders them [AUTH-50, CONFLICT-29]; HK only. */
export abstract class TopFunds {
  abstract bestSelling(): AsyncResult<readonly TopFund[]>;
}
