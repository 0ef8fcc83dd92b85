import { eq } from 'drizzle-orm';
import { toText } from '../../../domain/money/decimal';
import { chargedFee } from '../../../domain/fees/purchase-fee';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import type { Region } from '../../../domain/region';
import { accounts } from '../../../sandbox/database/schema/clients';
import { funds } from '../../../sandbox/database/schema/funds';
import { orderLists } from '../../../sandbox/database/schema/orders';
import { regularPlanExecutions, regularPlans } from '../../../sandbox/database/schema/regular-plans';
import { toStoredOrder } from '../../../sandbox/orders/books/stored-orders';
import { nextOrderSerial } from '../../../sandbox/orders/receiving/next-order-serials';
import { recordReceipts } from '../../../sandbox/orders/books/record-event';
import { decimal } from '../../builders/decimal';
import type { Database } from '../../../sandbox/database/database';
import type { TestSandbox } from './test-sandbox';

type Placed = {
  readonly region: Region;
  readonly accountNumber: string;
  readonly fundId: number;
  readonly paymentType: string | null;
  readonly currency: string;
  /** The maker of the list; the client where it isn't said. */
  readonly origin?: 'plan';
  /** The bank account that pays or is paid. */
  readonly bankAccountId?: number;
} & (
  | { readonly kind: 'buy'; readonly amount: string; readonly feePercent: string; readonly isFromCash?: boolean }
  | {
      readonly kind: 'redemption';
      readonly units: string;
      readonly feePercent: string;
      readonly feeType?: 'back-end';
    }
  | { readonly kind: 'switch'; readonly units: string; readonly intoFundId: number }
);

const feeOf = (amount: string, feePercent: string, currency: string): string =>
  toText(chargedFee({ amount: decimal(amount), feePercent: decimal(feePercent), currency }));

let placed = 0;

/** An order received just now, with what it brings to the Cash Account, as a list of the client's own brings it; its number. */
export async function placeOrder({ database, clock }: TestSandbox, order: Placed): Promise<string> {
  const { region, accountNumber, fundId, paymentType, currency, kind } = order;
  const [account] = await database.select().from(accounts).where(eq(accounts.number, accountNumber));
  const [fund] = await database.select().from(funds).where(eq(funds.id, fundId));
  const intoFundId = kind === 'switch' ? order.intoFundId : null;
  const [into] = intoFundId === null ? [] : await database.select().from(funds).where(eq(funds.id, intoFundId));
  if (!account || !fund) throw new Error('no such account or fund');
  const oid = `placed-${String((placed += 1))}`;
  const at = clock.now();
  await database.insert(orderLists).values({
    oid,
    clientId: account.clientId,
    accountNumber,
    lines: [],
    note: '',
    origin: order.origin ?? 'client',
    madeAt: at,
    signedAt: at,
  });
  const serial = await nextOrderSerial(database);
  const row = {
    id: `${oid}.1`,
    serial,
    oid,
    line: 1,
    clientId: account.clientId,
    accountNumber,
    fundId,
    currency,
    kind,
    cutOff: orderDesks[region].cutOff(undefined),
    paymentType,
    feeType: kind === 'redemption' ? (order.feeType ?? ('front-end' as const)) : ('front-end' as const),
    bankAccountId: order.bankAccountId ?? null,
    points: null,
    feeWaived: null,
    dealOn: null,
    intoFundId,
    amount: kind === 'buy' ? order.amount : null,
    units: kind === 'buy' ? null : order.units,
    feePercent: kind === 'switch' ? null : order.feePercent,
    fee: kind === 'buy' ? feeOf(order.amount, order.feePercent, currency) : null,
    paidFrom: kind === 'buy' && order.isFromCash ? ('cash-account' as const) : null,
  };
  const received = toStoredOrder({ row, fund, intoFund: into ?? null, isOfPlan: order.origin === 'plan' }, [
    { kind: 'received', at: at.toISOString() },
  ]);
  await recordReceipts(database, { list: { oid, sentAt: at }, received: [received] }, { actor: 'desk' });
  if (kind === 'buy' && order.origin === 'plan') await executePlan(database, { ...row, amount: order.amount, at });
  return row.id;
}

type Execution = Readonly<Record<'id' | 'oid' | 'accountNumber' | 'currency' | 'amount', string>> & {
  readonly fundId: number;
  readonly at: Date;
};

/** The plan that an order comes of, which has executed it and ended. */
async function executePlan(database: Database, { id, oid, accountNumber, fundId, currency, amount, at }: Execution) {
  const refNo = `plan-${oid}`;
  const date = at.toISOString().slice(0, 10);
  const day = at.getUTCDate();
  await database.insert(regularPlans).values({
    refNo,
    accountNumber,
    fundId,
    currency,
    amount,
    frequency: 'MONTHLY',
    days: [day],
    status: 'TERMINATED',
    paidFrom: 'direct-debit',
    updatedAt: at,
  });
  await database.insert(regularPlanExecutions).values({
    refNo,
    month: date.slice(0, 7),
    day,
    date,
    amount,
    outcome: 'placed',
    tries: 1,
    orderId: id,
  });
}
