import { deriveKey } from '../../../domain/submissions/idempotency-key';
import type { OrderPayment } from '../../../domain/trading/orders/order-payment';
import type { PreparedLine } from '../../../sandbox/database/schema/orders';
import type { SentOrders } from '../../../sandbox/orders/receiving/receive-orders';

type List = { readonly oid: string; readonly clientId: string; readonly lines: readonly PreparedLine[] };

/** A list of purchases and redemptions, sent just as it was prepared by a client who typed the password. */
export function sentList(
  { oid, clientId, lines }: List,
  { accountNo, paidFrom }: { readonly accountNo: string; readonly paidFrom?: OrderPayment },
): SentOrders {
  const of = (type: PreparedLine['type']) => lines.filter((line) => line.type === type);
  return {
    session: { id: 'sent-by-a-test', cookieHash: 'sent-by-a-test' },
    clientId,
    language: 'zh_TW',
    key: deriveKey('order-list', oid),
    body: {
      accountNo,
      vpin: '',
      oid,
      lineManager: '',
      disadvantagedElderlyAck: 'N',
      elderlyRedeemOverHalfAck: 'N',
      switchList: [],
      allotmentList: of('B').map(({ fundCode, currency, figure }) => ({
        fundCode,
        currency,
        amount: figure,
        discountCode: '',
        agreements: [],
        paidFrom,
      })),
      redemptionList: of('R').map(({ fundCode, currency, figure }) => ({
        fundCode,
        currency,
        unit: figure,
        percent: '0',
        fundInfo: '',
        totalHoldings: '1',
        availableHoldings: '1',
        redUnitPrecision: 4,
        redUnitPricePrecision: 2,
        baseCurrency: currency,
        fundFeeType: 'front-end',
        unitsBreakdown: [],
        redemptionCharge: 0,
        bankAccountNo: '',
      })),
    },
  };
}
