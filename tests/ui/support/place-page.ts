import { GetTradingClient } from '../../../application/funds/get-trading-client';
import { ComposeOrders } from '../../../application/orders/compose-orders';
import { PlacementDrafts } from '../../../application/orders/placement-drafts';
import { PreparePlacement } from '../../../application/orders/prepare-placement';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { type OrderComposition, OrderCompositions } from '../../../application/ports/orders/order-compositions';
import { regionDefaults } from '../../../config/regions';
import type { HkUser, TwUser, User } from '../../../domain/clients/user';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { err, ok } from '../../../domain/kernel/result';
import { toText } from '../../../domain/money/decimal';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { CompleteOrder } from '../../../domain/trading/orders/order';
import type { PlaceOrderDeps, OrderPrefill } from '../../../ui/screens/place-order/place-order-deps';
import { searchedFunds } from '../../builders/searched-funds';
import { MemorySubmissions } from '../../builders/memory-submissions';
import { MemoryVault } from '../../builders/memory-vault';
import { StatedRecords, StatedTiers, StatedUsers } from '../../builders/stated-client';
import { StatedFunds } from '../../builders/stated-funds';
import { StatedOrderChecks } from '../../builders/stated-order-checks';
import { TestClock } from '../../builders/test-clock';
import { heldUnits, KnownFunds, KnownHoldings } from './order-page';

/** Lists that are made as a test says; what is sent is remembered as text. */
export class StatedCompositions extends OrderCompositions {
  readonly sent: string[] = [];
  readonly keys: IdempotencyKey[] = [];
  failure: CallFailure | undefined;

  compose({ accountNo, orders }: OrderComposition, key: IdempotencyKey): AsyncResult<string> {
    this.sent.push([accountNo ?? 'first account', ...orders.map(textOf)].join(', '));
    this.keys.push(key);
    return Promise.resolve(this.failure ? err(this.failure) : ok('L9'));
  }
}

/** An order as the tests expect it to be composed. */
function textOf(order: CompleteOrder): string {
  const { fundCode, currency } = order;
  const figure = toText(order.quantity.value);
  if (order.kind === 'buy') return `B ${fundCode} ${currency} ${figure}`;
  const into = order.kind === 'switch' ? order.intoFundCode : '';
  return [order.kind === 'switch' ? 'S' : 'R', fundCode, into, currency, order.paymentType, figure].join(' ');
}

const open = { buy: true, regularBuy: true, eRegularBuy: true, sell: true, switchOut: true };

/** A client of Hong Kong with a Cash Account. */
export const clientOfHongKong: HkUser = {
  region: 'HK',
  userId: 'U1',
  userNameWithTitle: 'Ms Chan',
  effectiveCrr: 'c',
  etradingRight: true,
  ineligibleReasons: [],
  msAccounts: [],
  taAccountHKs: [],
  vcaEnabled: true,
};

type PlaceSetup = {
  readonly funds?: Readonly<Record<string, Partial<FundPreview>>>;
  readonly user?: Partial<TwUser>;
  readonly kycStatus?: 'N' | 'O' | 'S' | 'R';
  readonly tier?: string;
  readonly vault?: MemoryVault;
  /** A client of another region. */
  readonly abroad?: User;
  /** The client's holdings. */
  readonly held?: readonly PortfolioHolding[];
  /** What a fund's dealing answers; dealt every day unless a test says otherwise. */
  readonly dealing?: PlaceOrderDeps['dealing']['execute'];
  /** What purchases can be paid from; nothing unless a test says otherwise. */
  readonly payments?: PlaceOrderDeps['payments']['execute'];
};

/** The setup of an order page: ten units of A, worth 100 of the 400 TWD that are held in all. */
export function placeSetup({
  funds = {},
  user = {},
  kycStatus,
  tier = '3M',
  vault = new MemoryVault(),
  abroad,
  held = heldUnits,
  dealing = () => Promise.resolve(ok({ closedOn: [], cutOff: 'onshore' })),
  payments = () => Promise.resolve(ok({ debitedIn: () => undefined, cash: [] })),
}: PlaceSetup = {}) {
  const ofTaiwan: TwUser = {
    region: 'TW',
    userId: 'U1',
    userNameWithTitle: 'Ms Wang',
    effectiveCrr: 'c',
    accountSupplementalInfoList: [{ etradingRight: true }],
    ...user,
  };
  const client = abroad ?? ofTaiwan;
  const { region } = client;
  const users = new StatedUsers(ok(client));
  const record = { clientRiskLevel: 'c', ...(kycStatus ? { kycStatus } : {}) };
  const tiers = new StatedTiers(ok({ membershipTier: tier }));
  const tradingClient = new GetTradingClient(users, tiers, new StatedRecords(ok([record])), region);
  const compositions = new StatedCompositions();
  const checks = new StatedOrderChecks();
  const clock = new TestClock();
  const previews = new KnownFunds(false, funds);
  const holdings = new KnownHoldings(
    false,
    held.map((holding) => ({ ...holding, fund: { ...holding.fund, availability: open, statusNormal: true } })),
  );
  const deps: PlaceOrderDeps = {
    previews,
    checks,
    region,
    clock,
    currency: regionDefaults[region].defaultCurrency,
    funds: searchedFunds(new StatedFunds()),
    prepare: new PreparePlacement({ users, tiers, tradingClient, holdings, checks, region }),
    compose: new ComposeOrders(compositions, new MemorySubmissions()),
    dealing: { execute: dealing },
    payments: { execute: payments },
    payout: { execute: () => Promise.resolve(ok(() => ({ masked: '***456' }))) },
    points: undefined,
    drafts: new PlacementDrafts(vault),
  };
  return { deps, compositions, vault, checks, clock, previews, tiers };
}

/** Where a client came from; from the menu, unless a test says otherwise. */
export const from = (said: Partial<OrderPrefill> = {}): OrderPrefill => ({
  fundCode: '',
  accountNo: '',
  holdingId: '',
  ...said,
});
