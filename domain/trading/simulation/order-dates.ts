import type { Calendar } from '../../calendar/calendar';
import { cutOffClock } from '../../calendar/cut-off-clock';
import { deductionTime } from '../../calendar/deduction-time';
import type { CutOff } from '../../calendar/effective-date';
import type { settlementDays } from '../dealing/next-order-step';
import { switchInDate } from '../dealing/switch-in-date';
import { payoutDate } from './expected-money';

/** The days on which an order deals and moves money, were it sent at an instant. */
export type OrderDates = {
  readonly dealingDate: string;
  /** The last instant at which an order still counts for that date. */
  readonly until: string;
  /** When a purchase is debited, an instant. */
  readonly debitedAt?: string;
  /** The day by which the proceeds of a redemption are paid [TRADE-120]. */
  readonly paidBy?: string;
  /** The day whose price and rate a switch buys at [TRADE-135, TRADE-136]. */
  readonly switchedAt?: string;
};

type SentOrder = {
  readonly kind: keyof typeof settlementDays;
  /** The instant at which it is sent. */
  readonly sentAt: string;
  readonly cutOff: CutOff;
};

/** Returns the days of an order that is sent at an instant; undefined where no dealing day comes [TRADE-90..92, TRADE-112..115, TRADE-120]. */
export function orderDates({ kind, sentAt, cutOff }: SentOrder, calendar: Calendar): OrderDates | undefined {
  const clock = cutOffClock(sentAt, cutOff, calendar);
  if (clock === undefined) return undefined;
  const { dealingDate, until } = clock;
  const dates = { dealingDate, until };
  switch (kind) {
    case 'buy':
      return { ...dates, debitedAt: deductionTime(cutOff, dealingDate) };
    case 'redemption':
      return { ...dates, paidBy: payoutDate(dealingDate, calendar) };
    case 'switch':
      return { ...dates, switchedAt: switchInDate({ order: { cutOff }, receivedAt: sentAt, dealingDate }, calendar) };
  }
}
