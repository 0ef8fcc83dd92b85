import type { CashTransactionStatus } from '../cash-account/cash-transaction-status';
import { parseInstant } from '../calendar/iso-text';
import type { Decimal } from '../money/decimal';
import { sum, sumOfAll } from '../money/sum';
import type { OrderStageReached } from '../trading/dealing/order-event';
import type { CoolingOffLimits } from './why-cooling-off';

/** The steps of money that is paid out: asked for and still among the holdings or in the Cash Account, dealt and apart from both, paid. */
type OutflowStep = 'asked' | 'dealt' | 'paid';

/** Money of one redemption or withdrawal, in the region's currency, and how far it has come; its worth is undefined without a price or an exchange rate, `changedAt` is the instant of its last step. */
export type OutgoingMoney = {
  readonly value: Decimal | undefined;
  readonly step: OutflowStep;
  readonly changedAt: string;
};

/** The money on its way out of a client, undefined where part of it can't be valued, and what is known of it that is neither among the holdings nor in a Cash Account any more. */
export type Outflow = { readonly value: Decimal | undefined; readonly apart: Decimal };

const stepOfStage: Readonly<Record<OrderStageReached, OutflowStep | undefined>> = {
  held: 'asked',
  received: 'asked',
  accepted: 'asked',
  priced: 'dealt',
  waiting: 'dealt',
  settled: 'paid',
  invested: undefined,
  cancelled: undefined,
  rejected: undefined,
};

/** Returns the step of a redemption's money on its way out; undefined where none leaves [TRADE-109]. */
export const redemptionStep = (stage: OrderStageReached): OutflowStep | undefined => stepOfStage[stage];

const stepOfStatus: Readonly<Record<CashTransactionStatus, OutflowStep | undefined>> = {
  pending: 'asked',
  accepted: 'paid',
  rejected: undefined,
};

/** Returns the step of a withdrawal's money on its way out; undefined where none leaves [VCA-05]. */
export const withdrawalStep = (status: CashTransactionStatus): OutflowStep | undefined => stepOfStatus[status];

const hour = 60 * 60 * 1000;

/**
 * The money on its way out of a client at an instant: of all accounts, redemptions and withdrawals alike, waiting, ordered, or dealt and not paid. What was paid
 * counts on for as long as money that leaves can be made to wait, so that no faster bank makes parts of it a way around [VCA-05, TRADE-109].
 */
export function totalOutflow(
  outgoing: readonly OutgoingMoney[],
  at: string,
  { hours }: Pick<CoolingOffLimits, 'hours'>,
): Outflow {
  const now = parseInstant(at) ?? 0;
  const counted = outgoing.filter(
    ({ step, changedAt }) => step !== 'paid' || now - (parseInstant(changedAt) ?? now) < hours * hour,
  );
  return {
    value: sumOfAll(counted.map(({ value }) => value)),
    apart: sum(counted.flatMap(({ step, value }) => (step === 'asked' ? [] : (value ?? [])))),
  };
}
