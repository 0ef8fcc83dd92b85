import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheckedOrders } from '../../../application/orders/check-orders';
import { type OpenOrderList, PrepareOrderList } from '../../../application/orders/prepare-order-list';
import { SendOrderList, type SentOrderListOutcome } from '../../../application/orders/send-order-list';
import { BankAccounts } from '../../../application/ports/banking/bank-accounts';
import { Users } from '../../../application/ports/clients/users';
import { FundRecords } from '../../../application/ports/funds/fund-records';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { Holdings } from '../../../application/ports/holdings/holdings';
import { ClientTiers } from '../../../application/ports/tiers/client-tiers';
import { SuitabilityRecords } from '../../../application/ports/suitability/suitability-records';
import { Locale } from '../../../application/ports/locale';
import { FundAgreements } from '../../../application/ports/orders/fund-agreements';
import { OrderChecks } from '../../../application/ports/orders/order-checks';
import { OrderLists } from '../../../application/ports/orders/order-lists';
import { OrderSubmissions } from '../../../application/ports/orders/order-submissions';
import { SessionEpoch } from '../../../application/session/session-epoch';
import { SubmitOnce } from '../../../application/submissions/submit-once';
import { toText } from '../../../domain/money/decimal';
import { insertAll } from '../../../sandbox/database/insert-all';
import { usedAllowances } from '../../../sandbox/database/schema/allowances';
import { orderLists, orders } from '../../../sandbox/database/schema/orders';
import { MemorySubmissions, SubmissionsDevice } from '../../builders/memory-submissions';
import { ContractPortal } from '../../contracts/contract-portal';
import { valueOf } from '../../contracts/value-of';
import { type DeskVisit, lin } from '../support/desk-visit';
import {
  DeadlineClock,
  FaultyNetwork,
  type LookFault,
  lookFaults,
  type SubmissionFault,
  submissionFaults,
  Trip,
} from '../support/faulty-trips';
import { InjectedTransport } from '../support/injected-transport';
import { start } from '../support/settable-clock';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';

const journeys = process.env['TEST_LONG'] === '1' ? 10_000 : 40;
const atOnce = 8;

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

/** The amounts of the purchases that a client sends of a list. */
const bodies = { whole: ['1000', '2000'], shorter: ['1000'] } as const;
type Body = keyof typeof bodies;

type Act = {
  /** The first two are tabs of one device, the third is on another. */
  readonly tab: 0 | 1 | 2;
  readonly does: 'send' | 'look' | 'reload';
  readonly body: Body;
  readonly fault: SubmissionFault;
  readonly lookFault: LookFault;
  /** True where the next act waits for the end of this one. */
  readonly waits: boolean;
};

const act: fc.Arbitrary<Act> = fc.record({
  tab: fc.constantFrom(0, 1, 2),
  does: fc.constantFrom('send', 'send', 'send', 'look', 'reload'),
  body: fc.constantFrom('whole', 'shorter'),
  fault: fc.constantFrom(...submissionFaults),
  lookFault: fc.constantFrom('none', 'none', ...lookFaults),
  waits: fc.boolean(),
});

/** Lists of two purchases each, consented to. */
async function prepareLists(oids: readonly string[]): Promise<void> {
  const pattern = await desk.newList('pattern');
  const [list] = await sandbox.database.select().from(orderLists).where(eq(orderLists.oid, pattern));
  const buy = list?.lines.find(({ type }) => type === 'B');
  if (!list || !buy) throw new Error('the demonstration has no such list');
  const madeAt = new Date(Date.parse(start) + 10_000);
  const lines = bodies.whole.map((figure) => ({ ...buy, figure }));
  const prepared = { ...list, lines, madeAt, signedAt: madeAt, sentAt: null };
  await insertAll(
    sandbox.database,
    orderLists,
    oids.map((oid) => ({ ...prepared, oid })),
  );
}

/** Opens a list's page by the product's own adapters. */
async function opened(portal: ContractPortal, oid: string): Promise<OpenOrderList> {
  const prepare = new PrepareOrderList({
    lists: portal.get(OrderLists),
    submissions: portal.get(OrderSubmissions),
    users: portal.get(Users),
    tiers: portal.get(ClientTiers),
    suitability: portal.get(SuitabilityRecords),
    previews: portal.get(FundPreviews),
    fundRecords: portal.get(FundRecords),
    holdings: portal.get(Holdings),
    banks: portal.get(BankAccounts),
    checks: portal.get(OrderChecks),
    agreements: portal.get(FundAgreements),
    locale: portal.get(Locale),
    region: 'TW',
  });
  const list = valueOf(await prepare.execute(oid));
  if (list.kind !== 'open') throw new Error(`the link is ${list.link}`);
  return list;
}

const nothingSaid: CheckedOrders = { errors: new Map(), unitsBreakdowns: new Map() };

/** One tab with the page of one list. */
class ListTab {
  shown: SentOrderListOutcome | undefined;
  isBusy = false;
  private page = 0;
  private submissions: MemorySubmissions;
  private sending: SendOrderList;

  constructor(
    private readonly journey: OrderJourney,
    readonly device: SubmissionsDevice,
  ) {
    this.submissions = new MemorySubmissions(device);
    this.sending = this.newSending();
  }

  async send(body: Body): Promise<void> {
    if (this.isBusy || this.isOver) return;
    const placed = this.journey.list.orders.map((order, place) => ({ place, order }));
    const wanted = {
      orders: placed.slice(0, bodies[body].length),
      checked: nothingSaid,
      accepted: [],
      password: lin[2],
    };
    const place = this.journey.sent.push({ device: this.device, body }) - 1;
    await this.show((sending) => sending.execute(this.journey.list, wanted), place);
  }

  async look(): Promise<void> {
    if (!this.isBusy && this.shown?.kind === 'unknown') await this.show((sending) => sending.find(this.journey.list));
  }

  reload(): void {
    this.submissions.close();
    this.submissions = new MemorySubmissions(this.device);
    this.sending = this.newSending();
    this.page += 1;
    this.isBusy = false;
    this.shown = undefined;
  }

  /** True once the page has nothing more to send. */
  get isOver(): boolean {
    return this.shown?.kind === 'received' || this.shown?.kind === 'closed';
  }

  private async show(work: (sending: SendOrderList) => Promise<SentOrderListOutcome>, place?: number): Promise<void> {
    const { page } = this;
    this.isBusy = true;
    const shown = await work(this.sending);
    if (page !== this.page) return;
    this.isBusy = false;
    this.shown = shown;
    await this.journey.expectTrue(this, place);
  }

  private newSending(): SendOrderList {
    const clock = new DeadlineClock(this.journey.trip);
    const once = new SubmitOnce(this.submissions, { clock, epoch: new SessionEpoch() });
    return new SendOrderList(this.journey.portal.get(OrderSubmissions), once);
  }
}

/** One list, from its page to what the books have of it. */
class OrderJourney {
  readonly sent: { readonly device: SubmissionsDevice; readonly body: Body }[] = [];
  private readonly denied: number[] = [];
  private readonly tabs: readonly ListTab[];

  constructor(
    readonly portal: ContractPortal,
    readonly trip: Trip,
    readonly list: OpenOrderList,
  ) {
    const laptop = new SubmissionsDevice('laptop');
    const phone = new SubmissionsDevice('phone');
    this.tabs = [laptop, laptop, phone].map((device) => new ListTab(this, device));
  }

  async run(acts: readonly Act[]): Promise<void> {
    const begun: Promise<void>[] = [];
    for (const act of acts) {
      this.trip.lookFault = act.lookFault;
      const done = this.act(act);
      begun.push(done);
      if (act.waits) await done;
    }
    await Promise.all(begun.slice(-1));
    await this.end();
  }

  /** Expects what is shown of a submission, by its place among all that was sent, to be so: checked as it is shown. */
  async expectTrue({ shown }: ListTab, place: number | undefined): Promise<void> {
    const amounts = await this.amountsInBooks();
    expect([[], bodies.whole, bodies.shorter]).toContainEqual(amounts);
    if (shown?.kind === 'received')
      expect(shown.result.successfulAllotments.map(({ amount }) => amount && toText(amount)).sort()).toEqual(amounts);
    if (shown?.kind === 'closed') expect([shown.link, amounts.length > 0]).toEqual(['sent', true]);
    expect(shown?.kind).not.toBe('password');
    if (place !== undefined && (shown?.kind === 'not-received' || shown?.kind === 'refused')) this.denied.push(place);
    this.expectDenialsTrue(amounts);
  }

  /**
   * Expects what was said not to have arrived never to arrive, unless the same is sent from another device or after it.
   */
  private expectDenialsTrue(amounts: readonly string[]): void {
    for (const place of this.denied) {
      const own = this.sent[place];
      const isExplained = this.sent.some(
        ({ device, body }, index) => body === own?.body && (device !== own.device || index > place),
      );
      if (own && !isExplained) expect(amounts).not.toEqual(bodies[own.body]);
    }
  }

  private async act(act: Act): Promise<void> {
    const tab = this.tabs[act.tab];
    if (act.does === 'reload') tab?.reload();
    else if (act.does === 'look') await tab?.look();
    else {
      this.trip.faults.push(act.fault);
      await tab?.send(act.body);
    }
  }

  /** Once nothing fails any more, each device learns that the list was sent, and it was, once. */
  private async end(): Promise<void> {
    this.trip.faults.length = 0;
    this.trip.lookFault = 'none';
    await this.trip.untilIdle();
    this.expectDenialsTrue(await this.amountsInBooks());
    for (const tab of [this.tabs[0], this.tabs[2]]) {
      tab?.reload();
      await tab?.send('whole');
      if (!tab?.isOver) await tab?.send('whole');
      expect(['received', 'closed']).toContain(tab?.shown?.kind);
    }
    expect([bodies.whole, bodies.shorter]).toContainEqual(await this.amountsInBooks());
    expect(this.trip.submitted).toBeGreaterThan(0);
  }

  private async amountsInBooks(): Promise<readonly string[]> {
    const { listId } = this.list.list;
    const rows = await sandbox.database.select({ amount: orders.amount }).from(orders).where(eq(orders.oid, listId));
    return rows.map(({ amount }) => String(Number(amount))).sort();
  }
}

test(
  `[R1, API-77, API-89, API-90, OPEN-16, TRADE-94] ${journeys} order lists sent over a failing network from two tabs and another device are each received once, and what is shown of them is so`,
  async () => {
    const trips = new Map<string, Trip>();
    const network = new FaultyNetwork(new InjectedTransport(desk.server), ({ name, url, body = '' }) => {
      const trip = [...trips].find(([oid]) => `${url} ${body}`.includes(oid))?.[1];
      return trip && { trip, as: name === 'urlSubmit' ? 'submission' : 'look' };
    });
    const portal = await ContractPortal.open('TW', network);
    await portal.signIn({ username: lin[0], secret: lin[1] }, () => Promise.reject(new Error('no code is asked for')));
    const oids = Array.from({ length: journeys }, (_, index) => `journey-${String(index).padStart(5, '0')}`);
    await prepareLists(oids);
    const [first = ''] = oids;
    const pattern = await opened(portal, first);
    const acts = fc.sample(fc.array(act, { minLength: 1, maxLength: 7 }), journeys);
    const left = oids.map((oid, index) => ({ oid, acts: acts[index] ?? [] })).values();
    let hasFailed = false;
    const workers = Array.from({ length: atOnce }, async () => {
      for (const { oid, acts } of left) {
        if (hasFailed) return;
        await sandbox.database.delete(usedAllowances);
        const trip = new Trip();
        trips.set(oid, trip);
        const list: OpenOrderList = { ...pattern, list: { ...pattern.list, listId: oid } };
        await new OrderJourney(portal, trip, list).run(acts).catch(async (problem: unknown) => {
          hasFailed = true;
          await trip.untilIdle();
          throw new Error(`after ${fc.stringify(acts)}`, { cause: problem });
        });
        trips.delete(oid);
      }
    });
    // All end before one says why: nobody asks a server that is closed.
    await Promise.allSettled(workers);
    await Promise.all(workers);
  },
  1_000 * journeys + 60_000,
);
