import { addBusinessDays, type Calendar } from '../../calendar/calendar';
import { hongKongDay } from '../../calendar/hong-kong-time';
import { switchFxRate } from '../costs/switch-fx-rate';
import type { SwitchOrder } from './order-event';

/** A switch with when it was received and the date on which its units leave. */
type RedeemedUnits = {
  readonly order: Pick<SwitchOrder, 'cutOff'>;
  readonly receivedAt: string;
  readonly dealingDate: string;
};

/** The date whose price and rate the other fund of a switch is bought at: that on which the units leave, for an offshore one since 2025-05-25 the next business day; '' for no date [TRADE-135, TRADE-136]. */
export function switchInDate({ order, receivedAt, dealingDate }: RedeemedUnits, calendar: Calendar): string {
  const isNextDay = order.cutOff === 'offshore' && switchFxRate(String(hongKongDay(receivedAt))) === 'T+1';
  return isNextDay ? addBusinessDays(dealingDate, 1, calendar) : dealingDate;
}
