import { isSubscribedOn } from '../../../domain/funds/fund-subscription';
import { newFundProblem } from '../../../domain/trading/orders/new-fund-order';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { type ServerClock, today } from '../../context/clock';
import type { ServerContext } from '../../context/server-context';
import { systemFlags } from '../../trading/system-flags';

type Deps = Pick<ServerContext, 'region' | 'database'> & { readonly clock: ServerClock };

/** Says why an order into a fund isn't taken, by the service for new funds or without it. */
export type NewFundService = (
  byService: boolean,
  fund: { readonly subscribedUntil: string | null },
) => ReturnType<typeof newFundProblem>;

/** Judges which orders clients compose into which funds; whether the service is open is read where one wants it [CONF-27, GQL-26, TRADE-26]. */
export async function newFundService(
  { region, database, clock }: Deps,
  isServiceWanted: boolean,
): Promise<NewFundService> {
  const isServed = isServiceWanted && orderDesks[region].subscribesNewFunds;
  const isOpen = isServed && (await systemFlags(database)).ipoEnabled;
  const day = today(clock);
  return (byService, { subscribedUntil }) =>
    newFundProblem({ byService, isOpen, isSubscribed: isSubscribedOn(subscribedUntil, day) });
}
