import { DealingCalendarScreen } from '../ui/screens/dealing-calendar/dealing-calendar-screen';
import { fundRecordPorts } from './ports/fund-records';
import type { Feature } from './feature';
import { dealingClosuresViewModels } from './shared/dealing-closures';

/** The days on which a fund isn't dealt. */
export const feature = {
  components: { DealingCalendarScreen },
  bindings: [fundRecordPorts, dealingClosuresViewModels],
} satisfies Feature;
