import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { deriveKey } from '../../../domain/submissions/idempotency-key';
import { orderLists, orders } from '../../../sandbox/database/schema/orders';
import { sessions } from '../../../sandbox/database/schema/sessions';
import type { SentOrders } from '../../../sandbox/orders/receiving/receive-orders';
import { start } from './settable-clock';
import type { TestSandbox } from './test-sandbox';
import { Visitor } from './visitor';

export const lin = ['LINCHI72', 'Maple6093Sky', 'trade5208'] as const;

/** The prepared list whose lines those of tests are made from. */
const prepared = 'demo-3-2026-03-04';

export type Line = { type: 'B' | 'R'; fundCode: string; currency: string; buyAmount?: string; unit?: string };
export type SwitchLine = Record<'switchFromFundCode' | 'switchToFundCode' | 'currency' | 'unit', string> & {
  type: 'S';
};
export type Shown = {
  orderNo: string;
  type: string;
  status: string;
  fundCode: string;
  dealingDate: string;
  units: string;
  price: string;
  amount: string;
};

/** The sender of a list, with the account and the trading password. */
type Orderer = { readonly visitor: Visitor; readonly accountNo: string; readonly vpin: string };

/** A client who trades by order lists, signed in, and what the client asks of the desk. */
export class DeskVisit {
  visitor: Visitor;
  private made = 0;

  private constructor(
    readonly sandbox: TestSandbox,
    readonly server: FastifyInstance,
  ) {
    this.visitor = new Visitor(server, 'TW');
  }

  static async begin(sandbox: TestSandbox): Promise<DeskVisit> {
    return new DeskVisit(sandbox, await sandbox.server('TW'));
  }

  /** The books are append-only: a test begins with lists that are as new. */
  async beginAnew(): Promise<void> {
    await this.sandbox.forget();
    await this.sandbox.database.update(orderLists).set({ signedAt: null, sentAt: null, cancelledAt: null });
    await this.signInAgain();
  }

  async signInAgain(): Promise<void> {
    this.visitor = await this.signedIn(lin);
  }

  async signedIn([name, secret]: readonly [string, string, string?]): Promise<Visitor> {
    const someone = new Visitor(this.server, 'TW');
    expect((await someone.logOn(name, secret)).statusCode).toBe(200);
    return someone;
  }

  /** A list of its own for a test, with the lines of the prepared one. */
  async newList(name: string): Promise<string> {
    const { database } = this.sandbox;
    const [list] = await database.select().from(orderLists).where(eq(orderLists.oid, prepared));
    if (!list) throw new Error('the demonstration has no such list');
    const oid = `${name}-${String((this.made += 1))}`;
    const madeAt = new Date(Date.parse(start) + 1_000 * this.made);
    // Little of what is held, so that every test finds enough.
    const lines = list.lines.map((line) => (line.type === 'B' ? line : { ...line, figure: '1.5' }));
    await database.insert(orderLists).values({ ...list, lines, oid, madeAt, signedAt: null, sentAt: null });
    return oid;
  }

  detail(oid: string, who = this.visitor) {
    return who.call('GET', `/urlService/getUrlTradingDetail?oid=${oid}`);
  }

  async state(oid: string) {
    return (await this.visitor.call('GET', `/urlService/orderState?oid=${oid}`)).json<{ orders: Shown[] }>();
  }

  sign(oid: string, visitor = this.visitor) {
    return visitor.call('GET', `/urlService/sign?oid=${oid}`);
  }

  async bodyOf(oid: string, who: Orderer = { visitor: this.visitor, accountNo: '5100000022', vpin: lin[2] }) {
    const { visitor, accountNo, vpin } = who;
    const lines = (await this.detail(oid, visitor)).json<{ tradingVOList: (Line | SwitchLine)[] }>().tradingVOList;
    const single = lines.filter((line) => line.type !== 'S');
    return {
      accountNo,
      vpin,
      oid,
      lineManager: '',
      disadvantagedElderlyAck: 'N',
      elderlyRedeemOverHalfAck: 'N',
      allotmentList: single
        .filter(({ type }) => type === 'B')
        .map(({ fundCode, currency, buyAmount }) => ({
          fundCode,
          currency,
          amount: buyAmount,
          discountCode: '',
          agreements: [],
        })),
      redemptionList: single
        .filter(({ type }) => type === 'R')
        .map(({ fundCode, currency, unit }) => ({
          fundCode,
          currency,
          unit,
          percent: '0',
          fundInfo: '',
          totalHoldings: '1',
          availableHoldings: '1',
          redUnitPrecision: 4,
          redUnitPricePrecision: 2,
          baseCurrency: 'TWD',
          fundFeeType: 'front-end',
          unitsBreakdown: [],
          redemptionCharge: 0,
          bankAccountNo: '',
        })),
      switchList: lines
        .filter((line) => line.type === 'S')
        .map(({ switchFromFundCode, switchToFundCode, currency, unit }) => ({
          outFundCode: switchFromFundCode,
          inFundCode: switchToFundCode,
          switchUnit: unit,
          percent: '0',
          discountCode: '',
          holdingCurrency: currency,
          agreements: [],
          outFundFeeType: 'front-end',
        })),
    };
  }

  /** The same submission as over HTTP, without the allowance that stops a client long before. */
  async sent(oid: string): Promise<SentOrders> {
    const [session] = await this.sandbox.database.select().from(sessions);
    if (!session) throw new Error('nobody is signed in');
    const body = (await this.bodyOf(oid)) as SentOrders['body'];
    return { session, clientId: 'TW-NO-CODE', language: 'zh_TW', body, key: deriveKey('order-list', oid) };
  }

  submit(oid: string, body: object, key = `order-list:${oid}`, visitor = this.visitor) {
    return visitor.call('POST', '/urlService/submit', { body, headers: { 'idempotency-key': key } });
  }

  countOf(oid: string): Promise<number> {
    return this.sandbox.database.$count(orders, eq(orders.oid, oid));
  }

  /** Makes a list, consents to it and sends it. */
  async submitted(name: string): Promise<string> {
    const oid = await this.newList(name);
    const body = await this.bodyOf(oid);
    await this.sign(oid);
    expect((await this.submit(oid, body)).statusCode).toBe(200);
    return oid;
  }

  async orderStates(oid: string): Promise<Shown[]> {
    await this.signInAgain();
    return (await this.state(oid)).orders;
  }
}
