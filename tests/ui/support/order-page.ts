import { WebTabLocks } from '../../../adapters/browser/orders/web-tab-locks';
import type { TabLocks } from '../../../application/ports/orders/tab-locks';
import { CheckOrders } from '../../../application/orders/check-orders';
import { OrderListDrafts } from '../../../application/orders/order-list-drafts';
import { PlacementDrafts } from '../../../application/orders/placement-drafts';
import { PrepareOrderList } from '../../../application/orders/prepare-order-list';
import { SendOrderList } from '../../../application/orders/send-order-list';
import type { CallFailure } from '../../../application/ports/call-failure';
import type { ClientPoints } from '../../../application/ports/tiers/client-points';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { Locale } from '../../../application/ports/locale';
import type { OpenedList } from '../../../application/ports/orders/order-lists';
import type { DocumentedFund } from '../../../application/ports/funds/fund-records';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { ListedBankAccount } from '../../../domain/banking/changed-bank-accounts';
import type { FindPaymentMeans } from '../../../application/orders/payment-means';
import type { TwUser, User } from '../../../domain/clients/user';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { SuitabilityRecord } from '../../../domain/suitability/risk/suitability-record';
import type { OrderList } from '../../../domain/trading/e-list/order-list';
import {
  amountQuantity,
  type Order,
  type Purchase,
  type Redemption,
  type Switch,
  unitsQuantity,
} from '../../../domain/trading/orders/order';
import { OrderListViewModel } from '../../../ui/screens/order-list/order-list-view-model';
import { decimal } from '../../builders/decimal';
import { SubmissionsDevice, submitOnceInMemory } from '../../builders/memory-submissions';
import { MemoryLocks } from '../../builders/memory-locks';
import { MemoryVault } from '../../builders/memory-vault';
import { portfolioHolding } from '../../builders/portfolio';
import { StatedBanks } from '../../builders/stated-banks';
import { StatedRecords, StatedTiers, StatedUsers } from '../../builders/stated-client';
import { StatedAgreements, StatedOrderChecks } from '../../builders/stated-order-checks';
import { StatedOrderRecords } from '../../builders/stated-order-records';
import { KeepingOrders, StatedOrderLists } from '../../builders/stated-order-lists';
import { TestClock } from '../../builders/test-clock';

/** The setup of an order list's page; a test states what it is about. */
export type OrderSetup = {
  readonly items?: readonly Order[];
  readonly list?: Partial<OrderList>;
  /** True where the client composed it. */
  readonly isOwn?: boolean;
  readonly link?: OpenedList | CallFailure;
  readonly funds?: Readonly<Record<string, Partial<FundPreview>>>;
  /** The papers on record of the funds. */
  readonly documents?: Result<readonly DocumentedFund[], CallFailure>;
  readonly user?: Partial<TwUser>;
  /** A client of another region, what pays for purchases there, and the points to redeem. */
  readonly abroad?: { readonly client: User; readonly payments: FindPaymentMeans; readonly points?: ClientPoints };
  readonly record?: SuitabilityRecord;
  readonly tier?: string;
  readonly bank?: ListedBankAccount;
  readonly checks?: StatedOrderChecks;
  readonly agreements?: StatedAgreements;
  /** The client's holdings. */
  readonly held?: readonly PortfolioHolding[];
  readonly failing?: 'user' | 'tier' | 'records' | 'previews' | 'holdings' | 'banks';
  readonly device?: SubmissionsDevice;
  readonly orders?: KeepingOrders;
  readonly lists?: StatedOrderLists;
  readonly vault?: MemoryVault;
  readonly locks?: TabLocks;
  /** The orders of before. */
  readonly records?: StatedOrderRecords;
};

/** 3,000 TWD of the onshore fund A, with a fee of 1.5 %. */
export const buyA: Purchase = {
  kind: 'buy',
  fundCode: 'A',
  amcCode: '51',
  currency: 'TWD',
  quantity: amountQuantity(decimal('3000')),
  feeRate: decimal('1.5'),
};
/** 200 USD of the offshore fund U. */
export const buyU: Purchase = {
  kind: 'buy',
  fundCode: 'U',
  amcCode: '60',
  currency: 'USD',
  quantity: amountQuantity(decimal('200')),
  feeRate: decimal('0.5'),
};
/** Two of the ten units held of A, which are worth 100 of the 400 TWD held in all. */
export const redeemA: Redemption = {
  kind: 'redemption',
  fundCode: 'A',
  amcCode: '51',
  currency: 'TWD',
  quantity: unitsQuantity(decimal('2')),
};
/** Three of those units into U. */
export const switchA: Switch = {
  kind: 'switch',
  fundCode: 'A',
  intoFundCode: 'U',
  amcCode: '51',
  currency: 'TWD',
  quantity: unitsQuantity(decimal('3')),
};

const failure: CallFailure = { kind: 'server-error', status: 500 };

/** The page of a list as it is opened. */
export async function orderPage({
  items = [buyA, redeemA],
  list = {},
  isOwn = false,
  link,
  funds = {},
  documents = ok([]),
  user = {},
  abroad,
  record = { clientRiskLevel: 'c' },
  tier = '3M',
  bank,
  held = heldUnits,
  failing,
  device = new SubmissionsDevice(),
  orders = new KeepingOrders(),
  vault = new MemoryVault(),
  locks = new WebTabLocks('TW', new MemoryLocks()),
  records = new StatedOrderRecords(),
  checks = new StatedOrderChecks(),
  agreements = new StatedAgreements(),
  lists = new StatedOrderLists(
    link ?? {
      kind: 'open',
      answeredAt: '2026-11-20T02:00:00.000Z',
      list: {
        listId: 'L1',
        clientId: 'C1',
        active: true,
        first: false,
        items,
        showsRedemptionWarning: false,
        ...list,
      },
    },
  ),
}: OrderSetup = {}) {
  const resident: TwUser = {
    region: 'TW',
    userId: 'U1',
    userNameWithTitle: 'Ms Wang',
    effectiveCrr: 'c',
    accountSupplementalInfoList: [{ etradingRight: true }],
    ...user,
  };
  const client = abroad?.client ?? resident;
  const { region } = client;
  const said = <T>(name: OrderSetup['failing'], value: T) => (failing === name ? err(failure) : ok(value));
  const prepare = new PrepareOrderList({
    lists,
    submissions: orders,
    locale: new Taiwanese(),
    checks,
    agreements,
    region,
    payments: abroad?.payments,
    points: abroad?.points,
    users: new StatedUsers(said('user', client)),
    tiers: new StatedTiers(said('tier', { membershipTier: tier })),
    suitability: new StatedRecords(said('records', [record])),
    fundRecords: { documents: () => Promise.resolve(documents) },
    previews: new KnownFunds(failing === 'previews', funds),
    holdings: new KnownHoldings(failing === 'holdings', held),
    banks: new StatedBanks({ listed: said('banks', bank ? [bank] : []) }),
  });
  const { once, clock: deadlines } = submitOnceInMemory(device);
  const clock = new TestClock();
  const calendar = { holidays: new Set<string>() };
  const sending = new SendOrderList(orders, once);
  const view = new OrderListViewModel(
    {
      lists,
      prepare,
      sending,
      clock,
      calendar,
      region,
      locks,
      drafts: new OrderListDrafts(vault),
      placements: new PlacementDrafts(vault),
      check: new CheckOrders(checks),
      checks,
      records,
      locale: new Taiwanese(),
    },
    'L1',
    isOwn,
  );
  await view.load();
  return { view, lists, orders, checks, records, clock, deadlines, card: (place: number) => cardOf(view, place) };
}

/** Everything accepted, and a trading password typed. */
export async function readyPage(setup: OrderSetup = {}) {
  const page = await orderPage(setup);
  for (const note of page.view.terms.notes) page.view.terms.tick(note, true);
  for (const { categoryCode } of page.view.terms.agreements) page.view.terms.agree(categoryCode, true);
  page.view.typePassword('abc123');
  return page;
}

function cardOf(view: OrderListViewModel, place: number) {
  const card = view.cards[place];
  if (!card) throw new Error(`there is no order ${String(place)}`);
  return card;
}

class Taiwanese extends Locale {
  current() {
    return 'zh_TW' as const;
  }
}

export class KnownFunds extends FundPreviews {
  constructor(
    public isFailing: boolean,
    private readonly more: Readonly<Record<string, Partial<FundPreview>>>,
  ) {
    super();
  }

  meantBy(funds: readonly { readonly code: string }[]) {
    const known = funds
      .filter(({ code }) => code !== 'UNKNOWN')
      .map(({ code }) => ({ ...aPreview(code), ...this.more[code] }));
    return Promise.resolve(this.isFailing ? err(failure) : ok(known));
  }
}

/** A fund that anybody may order. */
export const aPreview = (code: string): FundPreview => ({
  code,
  name: `基金 ${code}`,
  baseCurrency: code === 'U' ? 'USD' : 'TWD',
  fundRiskRating: 3,
  statusNormal: true,
  availability: { buy: true, regularBuy: true, eRegularBuy: true, sell: true, switchOut: true },
});

export class KnownHoldings extends Holdings {
  constructor(
    private readonly isFailing: boolean,
    private readonly units: readonly PortfolioHolding[],
  ) {
    super();
  }

  initial(): never {
    throw new Error('the page of an order list asks for all that is held');
  }

  load(): never {
    throw new Error('the page of an order list asks for all that is held');
  }

  held() {
    return Promise.resolve(this.isFailing ? err(failure) : ok(this.units));
  }
}

export const holdingOf = (code: string, marketValue: string, paymentType: string): PortfolioHolding => ({
  ...portfolioHolding({ code, marketValue, profit: '0', returnPercent: '0' }),
  accountNo: '51',
  paymentType,
  settlementCurrency: 'TWD',
});

export const heldUnits = [holdingOf('A', '100', 'ON_TWD'), holdingOf('Z', '300', 'OF_TWD')];
