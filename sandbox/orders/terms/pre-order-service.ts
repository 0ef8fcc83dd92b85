import { preOrderRules } from '../../../config/order-terms';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { preOrderDays, preOrderProblem } from '../../../domain/trading/orders/pre-order';
import type { ServerClock } from '../../context/clock';
import type { ServerContext } from '../../context/server-context';
import { type DealingCalendars, dealingCalendars } from '../../funds/dealing-calendar';
import { systemFlags } from '../../trading/system-flags';
import type { PreparedLine } from '../../database/schema/orders';

type DealtFund = Parameters<DealingCalendars>[0]['fund'];
type Deps = Pick<ServerContext, 'region' | 'database'> & { readonly clock: ServerClock };

/** Says why a purchase isn't taken for the day chosen ahead; undefined for one that is, and for one without such a day. */
export type PreOrderService = (prepared: PreparedLine, fund: DealtFund) => ReturnType<typeof preOrderProblem>;

/** Judges purchases ahead by the same days that a client may choose from; reads nothing where there are none [CONF-27, GQL-26, LINK-28]. */
export async function loadPreOrderService(deps: Deps, lines: readonly PreparedLine[]): Promise<PreOrderService> {
  const { region, database, clock } = deps;
  if (lines.every(({ dealOn }) => dealOn === undefined)) return () => undefined;
  const desk = orderDesks[region];
  const isOpen = desk.takesPreOrders && (await systemFlags(database)).preOrderEnabled;
  const calendars = await dealingCalendars(database);
  const sentAt = clock.now().toISOString();
  return ({ dealOn, amcCode }, fund) => {
    if (dealOn === undefined) return undefined;
    const calendar = calendars({ fund, intoFund: null });
    const days = preOrderDays(sentAt, { cutOff: desk.cutOff(amcCode), calendar, rules: preOrderRules });
    return preOrderProblem(dealOn, { isOpen, days });
  };
}
