import { eq, sql } from 'drizzle-orm';
import type { ExchangeRates } from '../../../domain/money/convert';
import { usablePoints } from '../../../domain/points/points-ledger';
import { tradingEffect } from '../../../domain/suitability/trading-effect';
import { isDigitalTier } from '../../../domain/tiers/taiwan-membership';
import type { UnitLot } from '../../../domain/trading/costs/unit-lots';
import { isOrderTypeAllowed, type OrderFlowType } from '../../../domain/trading/orders/order-flow-type';
import { type ServerClock, today } from '../../context/clock';
import type { ServerContext } from '../../context/server-context';
import { oncePerDatabase } from '../../database/once-per-database';
import { clients } from '../../database/schema/clients';
import { suitabilityProfiles } from '../../database/schema/notices';
import { pointsLeftOf } from '../../points/client-points';
import { exchangeRates } from '../../portfolio/exchange-rates';
import { riskAlertOf } from '../../suitability/risk-profile';
import { type HoldingPlace, lotsOfFunds } from '../books/held-lots';
import { type CountingOrder, countingOrders, type KeptOrder } from '../books/kept-orders';
import { type NewFundDesk, newFundDesk } from '../terms/new-fund-desk';
import { type Payers, payersOf } from '../books/order-funding';
import { type PreOrderDesk, preOrderDesk } from '../terms/pre-order-desk';
import { type TradedFunds, tradedFunds } from '../terms/traded-funds';
import { paymentOf, type WantedLine } from '../lists/wanted-lines';

/** What decides whether a client's lines can be received, as it is at the beginning of a submission. */
export type LineFacts = Pick<ServerContext, 'region'> & {
  readonly accountNumber: string;
  readonly day: string;
  readonly rates: ExchangeRates;
  /** By a single purchase, or by a plan of a type. */
  readonly mayBuy: (type: Exclude<OrderFlowType, 'AS'>) => boolean;
  readonly maySwitch: boolean;
  /** The client's orders that count: those of the day, and those still open. */
  readonly earlier: readonly CountingOrder[];
  /** What of the same list was received before a line. */
  readonly received: readonly KeptOrder[];
  /** The funds of the lines, and those that earlier orders redeem, each with its latest price. */
  readonly traded: TradedFunds;
  /** The units held of the funds that lines take units of. */
  readonly lotsAt: (place: HoldingPlace) => readonly UnitLot[];
  readonly payers: Payers;
  readonly preOrderProblem: PreOrderDesk;
  readonly newFunds: NewFundDesk;
  /** The reward points that the client can redeem today, where a line wants any. */
  readonly points: number;
};

const standingOfClient = oncePerDatabase((database) =>
  database
    .select({ membershipTier: clients.membershipTier, profile: suitabilityProfiles })
    .from(clients)
    .leftJoin(suitabilityProfiles, eq(suitabilityProfiles.clientId, clients.id))
    .where(eq(clients.id, sql.placeholder('clientId')))
    .prepare('standing_of_client'),
);

type World = Pick<ServerContext, 'region' | 'database'> & { readonly clock: ServerClock };
type Asked = {
  readonly clientId: string;
  readonly accountNumber: string;
  readonly lines: readonly Pick<WantedLine, 'prepared' | 'paidFrom' | 'points' | 'planType'>[];
};

/** Reads what decides over a client's lines, all of them at once. */
export async function lineFacts(world: World, { clientId, accountNumber, lines }: Asked): Promise<LineFacts> {
  const { region, database, clock } = world;
  const day = today(clock);
  const [client] = await standingOfClient(database).execute({ clientId });
  const kycStatus = riskAlertOf(client?.profile ?? undefined, day);
  const isDigital = isDigitalTier({ membershipTier: client?.membershipTier ?? undefined });
  const rates = await exchangeRates(database, day);
  const earlier = await countingOrders(database, { clientId, day });
  const prepared = lines.map((line) => line.prepared);
  const leaving = prepared.filter(({ type }) => type !== 'B');
  const redeemed = earlier.filter(({ row }) => row.kind === 'redemption');
  const fundIds = [
    ...prepared.flatMap((line) => (line.type === 'S' ? [line.fundId, line.intoFundId] : [line.fundId])),
    ...redeemed.map(({ row }) => row.fundId),
  ];
  return {
    ...{ region, accountNumber, day, rates, earlier, received: [] },
    // The risk alerts stop buying and switching [SUIT-30..33], and the digital tier single purchases [TIER-35].
    mayBuy: (type) => tradingEffect(kycStatus).buy && isOrderTypeAllowed(type, isDigital),
    maySwitch: tradingEffect(kycStatus).switch && isOrderTypeAllowed('AS', isDigital),
    traded: await tradedFunds(database, fundIds, day),
    lotsAt: await lotsOfFunds(database, { accountNumber, fundIds: leaving.map(({ fundId }) => fundId) }),
    points: lines.some(({ points }) => points !== undefined)
      ? usablePoints(day, await pointsLeftOf(database, clientId))
      : 0,
    preOrderProblem: await preOrderDesk(world, prepared),
    newFunds: await newFundDesk(
      world,
      prepared.some(({ isIpo }) => isIpo),
    ),
    payers: await payersOf(database, {
      ...{ accountNumber, day },
      wanted: lines.map((line) => ({ paidFrom: paymentOf(line, region), currency: line.prepared.currency })),
    }),
  };
}
