import type { Decimal } from '../../../domain/money/decimal';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { Answer } from '../call-failure';

/** Units that leave what is held in one place: of which fund, paid in which currency and, in Taiwan, by which kind of account. */
type LeavingUnits = {
  readonly fundCode: string;
  readonly currency: string;
  readonly paymentType?: string | undefined;
  readonly units: Decimal;
};

/** One order as a client composes it, its figure exact [ORDQ-01..03]. */
export type ComposedOrder =
  | {
      readonly type: 'B';
      readonly fundCode: string;
      readonly currency: string;
      readonly amount: Decimal;
      /** Of a purchase ahead, the dealing day that the client chose [LINK-28]. */
      readonly dealOn?: string;
      /** Whether it subscribes a new fund [TRADE-26]. */
      readonly isIpo?: true;
    }
  | ({ readonly type: 'R' } & LeavingUnits)
  | ({ readonly type: 'S'; readonly intoFundCode: string; readonly isIpo?: true } & LeavingUnits);

/** What a client composes: orders on one account; without it the server takes the client's first. */
export type OrderComposition = { readonly accountNo?: string | undefined; readonly orders: readonly ComposedOrder[] };

/** Makes order lists of what clients compose themselves. */
export abstract class OrderCompositions {
  /** Makes a list that its client can confirm that day, and answers its number; the same orders under the same key make one list [ORDQ-01..03]. */
  abstract compose(composition: OrderComposition, key: IdempotencyKey): Answer<string>;
}
