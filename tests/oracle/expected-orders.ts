import {
  dayAfter,
  daysAfter,
  daysBefore,
  type Dealing,
  effectiveDay,
  instantOf,
  localTime,
  openDay,
} from './business-days';
import { type Exact, exact, least, none, total } from './exact';
import { type Difference, eventName, grouped, moneyName, type Posting, unitsName } from './posting';
import type { EventFact, Facts, FundFact, OrderFact } from './read-facts';
import {
  cutOffTimes,
  exchanged,
  given,
  hongKongFee,
  mayFollow,
  mostCorrectedPercent,
  nextDaySwitchFrom,
  percentOf,
  rateDays,
  suspendingShare,
  taken,
  unitsFor,
  waivedBy,
} from './rules';
import { type Lot, lotsBefore, parted } from './unit-lots';

/** The facts that counted for an event when the model first saw it: tests change prices, rates, terms and closures later on. */
type Market = {
  readonly price: Exact | undefined;
  readonly rateOf: (currency: string) => Exact | undefined;
  readonly dealing: Dealing;
  readonly fund: FundFact;
  readonly intoFund: FundFact | undefined;
  readonly lots: readonly Lot[];
  readonly tier: string | null;
};

/** The facts that the model keeps from one look at a database to the next. */
export type Memory = Map<string, Market>;

type ModelInputs = { readonly facts: Facts; readonly memory: Memory };

/** The proceeds of units with their fees, or the units that an amount bought. */
type Deal = Readonly<Record<(typeof dealt)[number], Exact>>;
const dealt = ['units', 'cost', 'amount', 'backEndFee', 'shortTermFee'] as const;

/** Returns what each order must have brought: prices, units, money on every side, fees, days. */
export function coursesOf(inputs: ModelInputs): readonly OrderCourse[] {
  const byOrder = grouped(inputs.facts.events, ({ order }) => order);
  return inputs.facts.orders.map((order) => {
    const course = new OrderCourse(order, inputs);
    for (const event of byOrder.get(order.id) ?? []) course.follow(event);
    return course;
  });
}

/** An order from event to event. */
export class OrderCourse {
  readonly postings: Posting[] = [];
  readonly differences: Difference[] = [];
  readonly events: EventFact[] = [];
  stage: string | undefined;
  receivedAt = '';
  /** The day on which its units or its amount are dealt; of a switch that is invested, that day. */
  dealingDate = '';
  /** The cost of a purchase with its fee, or what units bring without theirs. */
  money = none;
  private fee = none;
  /** The deal of each side as it stands, with the day of its price. */
  private readonly deals = new Map<string, Deal & { readonly day: string; readonly price: Exact }>();
  private leaving: readonly Lot[] = [];

  constructor(
    readonly order: OrderFact,
    private readonly inputs: ModelInputs,
  ) {}

  /** True once the client was debited. */
  get wasAccepted(): boolean {
    return this.events.some(({ kind }) => kind === 'accepted');
  }

  follow(event: EventFact): void {
    if (event.kind === 'corrected') return this.correct(event);
    const { order, stage } = this;
    if (!mayFollow(order.kind, stage, event.kind)) this.differs(event, 'what follows', `not ${event.kind}`, event.kind);
    const before = this.events.at(-1);
    if (before && Date.parse(before.at) > Date.parse(event.at))
      this.differs(event, 'when', `from ${before.at} on`, event.at);
    this.events.push(event);
    this.stage = event.kind;
    if (event.kind === 'received' || event.kind === 'held') this.receive(event);
    if (event.kind === 'accepted') this.accept(event);
    if (event.kind === 'priced') this.price(event);
    if (event.kind === 'invested') this.invest(event);
    if (event.kind === 'waiting') this.move(event, ['clearing', 'waiting'], this.money, 'is remitted with more of it');
    if (event.kind === 'settled' || event.kind === 'rejected') this.payOut(event, stage);
  }

  private receive(event: EventFact): void {
    const { order } = this;
    this.receivedAt = event.heldUntil ?? event.at;
    if (this.events.length > 1 || order.isPast) return this.reckonPurchase();
    const { fund, tier } = this.marketOf(event, order.fund, '');
    const percent = feePercentOf(order, fund, tier);
    if (percent !== undefined && order.feePercent !== null && !exact(percent).eq(order.feePercent))
      this.differs(event, 'fee in percent', percent, order.feePercent);
    this.reckonPurchase();
  }

  /** The fee on top of a purchase, without what points waive [TRADE-18, EPNT-06, EPNT-09]. */
  private reckonPurchase(): void {
    const { order } = this;
    if (order.kind !== 'buy') return;
    const charged = purchaseFee(order);
    this.fee = charged.minus(waivedBy(order.points ?? 0, charged, order));
    this.money = exact(order.amount).plus(this.fee);
  }

  private accept(event: EventFact): void {
    const { order } = this;
    this.dealingDate = event.dealingDate ?? '';
    const { dealing } = this.marketOf(event, order.fund, this.dealingDate);
    const due = order.dealOn ? openDay(order.dealOn, dealing) : effectiveDay(this.receivedAt, order.cutOff, dealing);
    // The past was dealt on the days of its prices.
    if (!order.isPast && due !== this.dealingDate) this.differs(event, 'dealing date', due, this.dealingDate);
    const cutOff = instantOf(this.dealingDate, cutOffTimes[order.cutOff]);
    if (Date.parse(event.at) < cutOff) this.differs(event, 'when', 'from the cut-off on', event.at);
    if (order.kind === 'buy') this.move(event, ['client', 'clearing'], this.money, 'is debited with its fee');
  }

  private price(event: EventFact): void {
    const { order, dealingDate } = this;
    const market = this.marketOf(event, order.fund, dealingDate);
    if (Date.parse(event.at) < instantOf(dayAfter(dealingDate), '00:00:00'))
      this.differs(event, 'when', 'once the day is over', event.at);
    if (order.kind === 'buy') {
      const deal = this.deal(event, market, (price) => bought(exact(order.amount), order.currency, { price, market }));
      this.keep('priced', event, { ...deal, day: dealingDate });
      this.brought(event, { ...deal, fund: order.fund, tradingType: order.origin === 'plan' ? 'RSP' : 'LS' });
      this.move(event, ['clearing', 'fund'], deal.amount, 'buys the units');
      this.move(event, ['clearing', 'fees'], this.fee, 'is the fee on top');
      return;
    }
    const leaving = parted(market.lots, exact(order.units)).taken;
    const deal = this.deal(event, market, (price) => sold(order, leaving, { price, market, day: dealingDate }));
    const { backEnd, shortTerm, left } = afterFees(deal);
    this.money = left;
    this.leaving = leaving;
    this.keep('priced', event, { ...deal, day: dealingDate });
    this.left(event, leaving);
    this.move(event, ['fund', 'clearing'], deal.amount, 'is what the units bring');
    this.move(event, ['clearing', 'fees'], backEnd.plus(shortTerm), 'are the fees of units that leave');
  }

  /** Buys the other fund of a switch for what the first brought, at the next day's price where it is offshore [TRADE-43, TRADE-135, TRADE-136]. */
  private invest(event: EventFact): void {
    const { order, money } = this;
    const fund = order.intoFund ?? 0;
    const day = event.dealingDate ?? '';
    const market = this.marketOf(event, fund, day);
    const isNextDay = order.cutOff === 'offshore' && localTime(this.receivedAt).day >= nextDaySwitchFrom;
    const due = daysAfter(this.dealingDate, isNextDay ? 1 : 0, market.dealing);
    if (due !== day) this.differs(event, 'dealing date', due, day);
    this.dealingDate = day;
    const deal = this.deal(event, market, (price) => bought(money, order.currency, { price, market }));
    this.keep('invested', event, { ...deal, day });
    this.brought(event, { ...deal, fund, tradingType: order.origin === 'plan' ? 'RSP' : 'LS' });
    this.move(event, ['clearing', 'fund'], money, 'is invested whole');
  }

  private keep(side: string, { price }: EventFact, deal: Deal & { readonly day: string }): void {
    this.deals.set(side, { ...deal, price: exact(price) });
  }

  /** Books beside what was dealt what it comes to otherwise at the price that its day has now: within five percent, without money that would have to come back. */
  private correct(event: EventFact): void {
    const { order, money } = this;
    const side = event.side ?? '';
    const wrong = this.deals.get(side);
    if (!wrong) return this.differs(event, 'what follows', 'not corrected', 'corrected');
    this.events.push(event);
    const isIn = side === 'invested';
    const fund = isIn ? (order.intoFund ?? 0) : order.fund;
    const market = this.marketOf(event, fund, wrong.day);
    const isBought = isIn || order.kind === 'buy';
    const paid = isIn ? money : exact(order.amount);
    const right = this.deal(event, market, (price) =>
      isBought
        ? bought(paid, order.currency, { price, market })
        : sold(order, this.leaving, { price, market, day: wrong.day }),
    );
    const off = exact(event.price).minus(wrong.price).abs();
    if (off.times(100).gt(wrong.price.times(mostCorrectedPercent)))
      this.differs(event, 'price', 'no correction by so much', event.price ?? '');
    this.keep(side, event, { ...right, day: wrong.day });
    if (isBought) {
      const units = right.units.minus(wrong.units);
      const tradingType = order.origin === 'plan' ? 'RSP' : 'LS';
      if (!units.eq(0)) this.brought(event, { ...right, fund, tradingType, units, cost: none });
      this.move(event, ['clearing', 'fund'], right.amount.minus(wrong.amount), 'is invested more or less');
      return;
    }
    const before = afterFees(wrong);
    const after = afterFees(right);
    const fees = after.backEnd.plus(after.shortTerm).minus(before.backEnd).minus(before.shortTerm);
    const more = after.left.minus(before.left);
    this.money = after.left;
    this.move(event, ['fund', 'clearing'], right.amount.minus(wrong.amount), 'is what the units bring more or less');
    this.move(event, ['clearing', 'fees'], fees, 'are the fees of that');
    if (order.kind !== 'redemption') return;
    if (this.stage === 'waiting') this.move(event, ['clearing', 'waiting'], more, 'is remitted with the rest');
    if (this.stage !== 'settled') return;
    if (more.lt(0)) this.differs(event, 'money', 'none that comes back', more.toFixed(2));
    this.move(event, ['clearing', 'client'], more, 'is paid in addition');
  }

  private payOut(event: EventFact, before: string | undefined): void {
    const { order } = this;
    const isDone = event.kind === 'settled';
    if (order.kind === 'buy' && !isDone && before === 'accepted')
      this.move(event, ['clearing', 'client'], this.money, 'comes back');
    const paysOut = order.kind === 'redemption' ? isDone : order.kind === 'switch' && !isDone && before === 'priced';
    const from = before === 'waiting' ? 'waiting' : 'clearing';
    if (paysOut) this.move(event, [from, 'client'], this.money, 'is paid out without its fees');
  }

  /** Returns what an event comes to at the price of its day; the past came to what is told of it. */
  private deal(event: EventFact, { price, fund }: Market, reckon: (price: Exact) => Deal | undefined): Deal {
    const told = Object.fromEntries(dealt.map((figure) => [figure, exact(event[figure])])) as Deal;
    if (this.order.isPast) return told;
    const deal = price && reckon(price);
    if (!deal) {
      this.differs(event, 'price', `none of ${fund.code}, or no rate`, event.price ?? 'none');
      return told;
    }
    this.says(event, 'price', price, `${fund.code} on ${this.dealingDate}`);
    for (const figure of dealt) this.says(event, figure, deal[figure], `${event.kind} at ${price.toFixed()}`);
    return deal;
  }

  private brought(event: EventFact, { fund, tradingType, units, cost }: Deal & { fund: number; tradingType: string }) {
    const place = { ...this.order, fund, tradingType };
    const what = unitsName(this.inputs.facts, place);
    this.says(event, what, units, 'the units that the money buys');
    this.says(event, `cost of ${what}`, cost, 'what they cost, in the fund’s currency');
  }

  /** Units leave as they came, the oldest first, those of each way of buying by themselves [PORT-26, TRADE-111]. */
  private left(event: EventFact, leaving: readonly Lot[]): void {
    const { order } = this;
    const short = exact(order.units).minus(total(leaving.map(({ units }) => units)));
    if (short.gt(0) && !order.isPast) this.differs(event, 'units held', order.units ?? '', `${short.toFixed()} fewer`);
    for (const [tradingType, lots] of grouped(leaving, (lot) => lot.tradingType)) {
      const units = total(lots.map((lot) => lot.units));
      const what = unitsName(this.inputs.facts, { ...order, tradingType });
      this.says(event, what, units.neg(), 'the units that leave');
    }
  }

  private move(event: EventFact, [from, to]: readonly [string, string], amount: Exact, why: string): void {
    this.says(event, moneyName(from, this.order.currency), amount.neg(), why);
    this.says(event, moneyName(to, this.order.currency), amount, why);
  }

  private says(event: EventFact, what: string, amount: Exact, why: string): void {
    const { client, account, id } = this.order;
    this.postings.push({ client, account, what, of: eventName(id, event), amount, why });
  }

  private differs(event: EventFact, what: string, expected: string, found: string): void {
    const { client, account, id } = this.order;
    this.differences.push({ client, account, what, expected, found, why: eventName(id, event) });
  }

  private marketOf(event: EventFact, fund: number, day: string): Market {
    const { memory, facts } = this.inputs;
    // What counted may change when another event comes to be seen, not when this one is seen again.
    const name = `${eventName(this.order.id, event)} ${day} ${this.receivedAt}`;
    const market =
      memory.get(name) ?? readMarket({ order: this.order, receivedAt: this.receivedAt, fund, day, event }, facts);
    memory.set(name, market);
    return market;
  }
}

type MarketQuery = {
  readonly order: OrderFact;
  readonly receivedAt: string;
  readonly fund: number;
  readonly day: string;
  readonly event: EventFact;
};

function readMarket({ order, receivedAt, fund: id, day, event }: MarketQuery, facts: Facts): Market {
  const fundOf = (wanted: number | null) => facts.funds.find((one) => one.id === wanted);
  const fund = fundOf(id);
  if (!fund) throw new Error(`there is no fund ${String(id)}`);
  const isIssued = fund.subscribedUntil !== null && localTime(receivedAt).day <= fund.subscribedUntil;
  const published = facts.prices.find((price) => price.fund === id && price.date === day)?.nav;
  const price = (isIssued ? fund.issuePrice : null) ?? published;
  const oldest = day === '' ? day : daysBefore(day, rateDays);
  const counted = facts.rates.filter(({ date }) => date <= day && date >= oldest);
  const rates = new Map(counted.map((rate) => [rate.currency, rate.perUsd]));
  const closed = [fundOf(order.fund), fundOf(order.intoFund)].flatMap((one) =>
    one ? closedDays(one, receivedAt) : [],
  );
  const { region } = fundOf(order.fund) ?? fund;
  const everywhere = facts.marketClosures.flatMap(({ market, date }) => (market === region ? date : []));
  return {
    fund,
    intoFund: fundOf(order.intoFund),
    tier: order.tier,
    price: price === undefined ? undefined : exact(price),
    rateOf: (currency) =>
      currency === 'USD' ? exact(1) : rates.has(currency) ? exact(rates.get(currency)) : undefined,
    dealing: { region, closed: new Set([...everywhere, ...closed]) },
    lots: order.kind === 'buy' ? [] : lotsBefore(facts.movements, order, event.sequence),
  };
}

/** The fees of what units bring, and what is left of it. */
function afterFees({ amount, backEndFee, shortTermFee }: Pick<Deal, 'amount' | 'backEndFee' | 'shortTermFee'>) {
  const backEnd = least(backEndFee, amount);
  const shortTerm = least(shortTermFee, amount.minus(backEnd));
  return { backEnd, shortTerm, left: amount.minus(backEnd).minus(shortTerm) };
}

/** The days on which a fund isn't dealt: too much of its markets is closed, or it is still subscribed [TRADE-119, TRADE-26]. */
function closedDays({ closures, subscribedUntil }: FundFact, from: string): readonly string[] {
  const suspended = [...grouped(closures, ({ date }) => date)].flatMap(([date, shares]) =>
    total(shares.map(({ share }) => exact(share))).gte(suspendingShare) ? date : [],
  );
  const subscribed: string[] = [];
  for (let { day } = localTime(from); day <= (subscribedUntil ?? ''); day = dayAfter(day)) subscribed.push(day);
  return [...suspended, ...subscribed];
}

/** Returns what an order costs in percent: what its line asks, which the specification says of some [TRADE-110, TRADE-111, DIV-01, TIER-11..14, TIER-26]; undefined for a switch. */
function feePercentOf(order: OrderFact, fund: FundFact, tier: string | null): string | undefined {
  const { kind, feeType, origin, region } = order;
  if (kind === 'redemption') return feeType === 'front-end' ? '0' : (fund.backEndFeePercent ?? undefined);
  if (kind === 'switch') return undefined;
  if (feeType === 'back-end' || origin === 'dividend') return '0';
  if (region === 'HK' && origin === 'plan') return hongKongFee(tier, !order.isOfSubAccount);
  return region === 'HK' && order.isComposed ? hongKongFee(tier, false) : (order.feeRate ?? undefined);
}

/** Returns what is charged on top of a purchase before points waive any of it; of the past, what was [TRADE-18, ENT-59]. */
export const purchaseFee = ({ isPast, fee, amount, feePercent, currency }: OrderFact): Exact =>
  isPast ? exact(fee) : taken(percentOf(exact(amount), exact(feePercent)), currency);

type Terms = { readonly price: Exact; readonly market: Market };

const inCurrency = (amount: Exact, from: string, to: string, { rateOf }: Market): Exact | undefined => {
  const rates = [rateOf(from), rateOf(to)] as const;
  return from === to ? amount : rates[0] && rates[1] && exchanged(amount, rates[0], rates[1]);
};

/** Returns what an amount buys: units of what it is worth in the fund's currency. */
function bought(amount: Exact, currency: string, { price, market }: Terms): Deal | undefined {
  const worth = inCurrency(amount, currency, market.fund.currency, market);
  const cost = worth && given(worth, market.fund.currency);
  return cost && { units: unitsFor(cost, price), cost, amount, backEndFee: none, shortTermFee: none };
}

/** Returns what units bring, and their fees, each of the exact worth of the units that bear it. */
function sold(order: OrderFact, leaving: readonly Lot[], { price, market, day }: Terms & { day: string }) {
  const { currency } = market.fund;
  const worthOf = (units: Exact) => inCurrency(units.times(price), currency, order.currency, market);
  const worth = worthOf(exact(order.units));
  const brief = worthOf(briefUnits(order, { leaving, market, day }));
  if (!worth || !brief) return undefined;
  const percent = order.kind === 'redemption' ? exact(order.feePercent) : none;
  return {
    units: exact(order.units),
    cost: given(exact(order.units).times(price), currency),
    amount: given(worth, order.currency),
    backEndFee: taken(percentOf(worth, percent), order.currency),
    shortTermFee: taken(percentOf(brief, exact(market.fund.shortTermFeePercent)), order.currency),
  };
}

type Leaving = { readonly leaving: readonly Lot[]; readonly market: Market; readonly day: string };

/** The units that bear the short-term fee: those that came in fewer days before than the fund says; none of a plan's, nor of a switch within a class [TRADE-126..128]. */
function briefUnits({ origin }: OrderFact, { leaving, market, day }: Leaving): Exact {
  const { shortTermDays, shareClass } = market.fund;
  const isWithinClass = shareClass !== null && market.intoFund?.shareClass === shareClass;
  if (shortTermDays === null || origin === 'plan' || isWithinClass) return none;
  const brief = leaving.filter(({ date }) => Date.parse(date) + shortTermDays * 86_400_000 > Date.parse(day));
  return total(brief.map(({ units }) => units));
}
