import { orderDesks } from '../../../domain/trading/orders/order-desk';
import type { Database } from '../../database/database';
import { reinvestedDividends } from '../../database/schema/distributions';
import type { dividends, funds } from '../../database/schema/funds';
import { orderLists } from '../../database/schema/orders';
import { companyOfFund } from '../terms/fund-company';
import { toStoredOrder } from '../books/stored-orders';
import { newListNumber } from '../lists/make-list';
import { nextOrderSerial } from '../receiving/next-order-serials';
import { recordReceipts } from '../books/record-event';

type Reinvestment = {
  readonly dividend: Pick<typeof dividends.$inferSelect, 'id' | 'accountNumber' | 'gross' | 'currency'>;
  readonly clientId: string;
  /** The fund that distributed. */
  readonly fund: Pick<typeof funds.$inferSelect, 'code'>;
  readonly intoFund: typeof funds.$inferSelect;
  /** When it is received. */
  readonly at: Date;
};

/** Invests a dividend in another fund as the desk, free of charge: a purchase on a list of its own that names what it comes from [DIV-01, ENT-46]; says its number. */
export async function reinvestDividend(
  database: Database,
  { dividend, clientId, fund, intoFund, at }: Reinvestment,
): Promise<string> {
  const { accountNumber, gross, currency } = dividend;
  const amcCode = companyOfFund(intoFund);
  const deps = orderDesks[intoFund.region];
  const oid = newListNumber();
  const line = { fundId: intoFund.id, fundCode: intoFund.code, amcCode, currency, figure: gross, feeRate: '0' };
  await database.insert(orderLists).values({
    oid,
    clientId,
    accountNumber,
    lines: [{ ...line, type: 'B' }],
    origin: 'dividend',
    madeAt: at,
    signedAt: at,
    note: `Dividend ${String(dividend.id)} of ${fund.code}`,
  });
  const serial = await nextOrderSerial(database);
  const row = {
    id: `${oid}.1`,
    oid,
    line: 1,
    serial,
    clientId,
    accountNumber,
    fundId: intoFund.id,
    currency,
    kind: 'buy' as const,
    amount: gross,
    units: null,
    feePercent: '0',
    fee: '0',
    feeType: intoFund.feeType,
    cutOff: deps.cutOff(amcCode),
    points: null,
    feeWaived: null,
    paidFrom: null,
    intoFundId: null,
    dealOn: null,
    bankAccountId: null,
    paymentType: deps.settlementAccount(amcCode, currency) ?? null,
  };
  const order = toStoredOrder({ row, fund: intoFund, intoFund: null, isOfPlan: false }, [
    { kind: 'received', at: at.toISOString() },
  ]);
  await recordReceipts(database, { list: { oid, sentAt: at }, received: [order] }, { actor: 'desk' });
  await database
    .insert(reinvestedDividends)
    .values({ dividendId: dividend.id, intoFundId: intoFund.id, orderId: row.id });
  return row.id;
}
