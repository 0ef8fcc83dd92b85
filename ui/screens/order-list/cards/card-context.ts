import type { OpenOrderList } from '../../../../application/orders/prepare-order-list';
import type { PaymentMeans } from '../../../../application/orders/payment-means';
import type { ServerError } from '../../../../application/ports/call-failure';
import type { RefusalContext } from '../../../../application/orders/refusal-of-listed';
import type { FundBarRefusal } from '../../../../domain/eligibility/fund-bar';
import type { FundActionRefusal } from '../../../../domain/eligibility/fund-actions';
import type { PointsProblem } from '../../../../domain/fees/points-for-fee';
import type { UnitsBreakdown } from '../../../../domain/trading/costs/units-breakdown';
import type { LineFigureProblem } from '../../../../domain/trading/limits/line-figure';
import type { UnitsEstimate } from '../../../orders/units-estimate';
import type { PaymentProblem } from './purchase-payment';

/** What stops an order from being sent: a rule for its figure, or for its fund and client. */
export type OrderProblem =
  | LineFigureProblem
  | FundActionRefusal
  | FundBarRefusal
  | PaymentProblem
  | PointsProblem
  | 'fee-types-differ';

/** What a card asks of the list that it stands in. */
export type CardContext<Card> = RefusalContext & {
  /** Today's date by the server's clock. */
  readonly today: () => string;
  /** The other orders that are left. */
  readonly others: (card: Card) => readonly Card[];
  /** Where the client chooses what pays for purchases. */
  readonly payments?: PaymentMeans | undefined;
  /** Where the client chooses the reward points to redeem, how many there are. */
  readonly points?: OpenOrderList['points'];
  /** What the server says against the order as it stands. */
  readonly refusalOf: (place: number) => ServerError | undefined;
  /** How the server breaks its units down, once it was asked; none before. */
  readonly unitsBreakdownOf: (place: number) => UnitsBreakdown;
  readonly estimates: ConstructorParameters<typeof UnitsEstimate>[0];
  readonly onChange: () => void;
  /** Hears that a figure is being typed, or no longer is. */
  readonly onTyped: () => void;
};
