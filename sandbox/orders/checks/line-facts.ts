import { eq, sql } from 'drizzle-orm';
import { hasTradingRight } from '../../../domain/clients/trading-right';
import type { FundAction } from '../../../domain/eligibility/fund-actions';
import { clientProblem, type TradingClient } from '../../../domain/eligibility/fund-bar';
import type { ExchangeRates } from '../../../domain/money/convert';
import { usablePoints } from '../../../domain/points/points-ledger';
import type { PlanType } from '../../../domain/regular-plans/plan-type';
import type { RiskAlert } from '../../../domain/suitability/risk/risk-alert';
import { regionalRiskRecords } from '../../../domain/suitability/risk/regional-risk-records';
import { tradingEffect } from '../../../domain/suitability/risk/trading-effect';
import { toMembershipTier } from '../../../domain/tiers/membership-tier';
import { isDigitalTier } from '../../../domain/tiers/taiwan-membership';
import { tierMeasuringDay } from '../../../domain/tiers/tier-measuring-day';
import { isOrderTypeAllowed } from '../../../domain/trading/orders/order-flow-type';
import type { UnitLot } from '../../../domain/holdings/unit-lots';
import { type ClientBanks, clientBanks } from '../../banking/bank-authorities';
import { type ServerClock, today } from '../../context/clock';
import type { ServerContext } from '../../context/server-context';
import { preparedStatement } from '../../database/prepared-statement';
import { clients } from '../../database/schema/clients';
import { reactivations } from '../../database/schema/identity-documents';
import { suitabilityProfiles } from '../../database/schema/notices';
import type { PreparedLine } from '../../database/schema/orders';
import { pipelined } from '../../database/pipelined';
import { loadPointsLeft } from '../../points/client-points';
import { exchangeRates } from '../../funds/exchange-rates';
import { holdingsValue } from '../../portfolio/holdings-value';
import { profileAlert, statedRating } from '../../suitability/risk-profile';
import { type HoldingPlace, lotsOfFunds } from '../books/held-lots';
import { type CountingOrder, loadCountingOrders, type StoredOrder } from '../books/stored-orders';
import { type NewFundService, newFundService } from '../terms/new-fund-service';
import { type BankDebits, bankDebits } from '../books/bank-debits';
import { type Payers, loadPayers } from '../books/order-funding';
import { type PreOrderService, loadPreOrderService } from '../terms/pre-order-service';
import { type TradedFunds, tradedFunds } from '../terms/traded-funds';
import { type StopInForce, stopsInForce } from '../../stops/stops-in-force';
import { isDebited, linePayment, type RequestedLine } from '../lists/requested-lines';

/** The facts that decide whether a client's lines can be received, as they are at the beginning of a submission. */
export type LineFacts = Pick<ServerContext, 'region'> & {
  readonly accountNumber: string;
  readonly day: string;
  readonly rates: ExchangeRates;
  /** Returns true if the client may place an order of the line's kind now, or a plan for the client. */
  readonly mayOrder: (line: Pick<RequestedLine, 'prepared' | 'planType'>) => boolean;
  /** The client's orders that count: those of the day, and those still open. */
  readonly earlier: readonly CountingOrder[];
  /** The orders of the same list received before a line. */
  readonly received: readonly StoredOrder[];
  /** The funds of the lines, and those that earlier orders redeem, each with its latest price. */
  readonly traded: TradedFunds;
  /** The units held of the funds that lines buy or take units of. */
  readonly lotsAt: (place: HoldingPlace) => readonly UnitLot[];
  readonly payers: Payers;
  readonly banks: ClientBanks;
  /** The debits of bank accounts so far; undefined where no line is to be debited. */
  readonly debits: BankDebits | undefined;
  /** The client's risk rating as it counts today. */
  readonly clientRisk: string | undefined;
  /** The instant as of which the lines are received, in ISO 8601. */
  readonly at: string;
  readonly preOrderProblem: PreOrderService;
  readonly newFunds: NewFundService;
  /** The reward points that the client can redeem today, where a line wants any. */
  readonly points: number;
  /** The stops in force. */
  readonly stops: readonly StopInForce[];
};

const clientLimits = preparedStatement((database) =>
  database
    .select({
      region: clients.region,
      riskLevel: clients.riskLevel,
      riskUpdatedOn: clients.riskUpdatedOn,
      membershipTier: clients.membershipTier,
      profile: suitabilityProfiles,
      reactivation: reactivations.eligibility,
    })
    .from(clients)
    .leftJoin(reactivations, eq(reactivations.clientId, clients.id))
    .leftJoin(suitabilityProfiles, eq(suitabilityProfiles.clientId, clients.id))
    .where(eq(clients.id, sql.placeholder('clientId')))
    .prepare('standing_of_client'),
);

/** The action that each type of line is to the rules of the screens. */
const actions = { B: 'buy', R: 'sell', S: 'switch' } as const satisfies Record<PreparedLine['type'], FundAction>;

/** Returns true if a line is bought by its client, and by no plan. */
const isSinglePurchase = ({ prepared, planType }: Pick<RequestedLine, 'prepared' | 'planType'>): boolean =>
  prepared.type === 'B' && planType === undefined;

/**
 * Returns true if a plan may order for its client: the risk alerts stop it from buying and switching; what the digital
 * tier may order by a plan, every tier may [SUIT-30..33, TIER-35].
 */
function mayPlanOrder(type: PreparedLine['type'], planType: PlanType, kycStatus: RiskAlert | undefined): boolean {
  const may = tradingEffect(kycStatus);
  return type === 'S' ? may.switch && isOrderTypeAllowed('AS', true) : may.buy && isOrderTypeAllowed(planType, true);
}

type Deps = Pick<ServerContext, 'region' | 'database'> & { readonly clock: ServerClock };
type Query = {
  readonly clientId: string;
  readonly accountNumber: string;
  readonly lines: readonly Pick<RequestedLine, 'prepared' | 'paidFrom' | 'points' | 'planType'>[];
};

/** Reads what decides over a client's lines, for all of them at once. */
export async function lineFacts(deps: Deps, { clientId, accountNumber, lines }: Query): Promise<LineFacts> {
  const { region, database, clock } = deps;
  const day = today(clock);
  const prepared = lines.map((line) => line.prepared);
  const fundIds = prepared.flatMap((line) => (line.type === 'S' ? [line.fundId, line.intoFundId] : [line.fundId]));
  // Only what a client buys at once asks for the tier [TIER-35].
  const asksForTier = regionalRiskRecords[region].digitalTier && lines.some(isSinglePurchase);
  const [
    [client],
    value,
    rates,
    earlier,
    ordered,
    lotsAt,
    pointsLeft,
    preOrderProblem,
    newFunds,
    payers,
    banks,
    debits,
    stops,
  ] = await pipelined([
    clientLimits(database).execute({ clientId }),
    asksForTier ? holdingsValue(deps, { clientId, day: tierMeasuringDay(region, day) }) : undefined,
    exchangeRates(database, day),
    loadCountingOrders(database, { clientId, day }),
    tradedFunds(database, fundIds, day),
    lotsOfFunds(database, { accountNumber, fundIds: prepared.map(({ fundId }) => fundId) }),
    lines.some(({ points }) => points !== undefined) ? loadPointsLeft(database, clientId) : undefined,
    loadPreOrderService(deps, prepared),
    newFundService(
      deps,
      prepared.some(({ isIpo }) => isIpo),
    ),
    loadPayers(database, {
      accountNumber,
      wanted: lines.map((line) => ({ paidFrom: linePayment(line, region), currency: line.prepared.currency })),
    }),
    clientBanks(database, { clientId, day }),
    lines.some((line) => isDebited(line, region)) ? bankDebits(database, { clientId, day }) : undefined,
    stopsInForce(database, region),
  ]);
  const kycStatus = profileAlert(client?.profile ?? undefined, day);
  const stated = { holdingAmount: value, membershipTier: client?.membershipTier ?? undefined };
  const membership = toMembershipTier(region, stated);
  const trading: TradingClient = {
    clientRiskRating: client && statedRating(client, day),
    kycStatus,
    forceLowRisk: client?.profile?.isForcedLow,
    reactivation: client?.reactivation ?? undefined,
    isDigitalTier: asksForTier && isDigitalTier(membership),
    mayTradeOnline: hasTradingRight(client?.reactivation ?? 'NOT_ELIGIBLE'),
  };
  const redeemed = earlier.flatMap(({ row }) => (row.kind === 'redemption' ? row.fundId : []));
  const redeemedBefore = await tradedFunds(
    database,
    redeemed.filter((id) => !fundIds.includes(id)),
    day,
  );
  return {
    region,
    accountNumber,
    day,
    rates,
    earlier,
    received: [],
    lotsAt,
    preOrderProblem,
    newFunds,
    payers,
    banks,
    debits,
    stops,
    clientRisk: trading.clientRiskRating === undefined ? undefined : String(trading.clientRiskRating),
    at: clock.now().toISOString(),
    mayOrder: ({ prepared: { type }, planType }) =>
      planType === undefined
        ? clientProblem(actions[type], trading) === undefined
        : mayPlanOrder(type, planType, kycStatus),
    traded: (id) => (fundIds.includes(id) ? ordered : redeemedBefore)(id),
    points: pointsLeft === undefined ? 0 : usablePoints(day, pointsLeft),
  };
}
