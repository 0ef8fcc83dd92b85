import type { CutOff } from '../../calendar/effective-date';
import type { TaiwanAccountType } from '../../holdings/taiwan-account-type';
import type { ByRegion } from '../../region';
import { fundCutOff, settlementAccount } from './fund-side';
import { type OrderPayment, orderPayments } from './order-payment';

/**
 * The rules of a region's desk, where regions differ; no desk takes a sale by amount: a redemption states its units,
 * never a percent or money [ENT-54, TRADE-30, TRADE-96].
 */
type OrderDesk = {
  /** The cut-off that orders in a company's funds fall under: by the side of the fund, or the close of the service hours [TRADE-03, VCA-28, VCA-30]. */
  readonly cutOff: (amcCode: string | undefined) => CutOff;
  /** All the cut-offs that its orders fall under [TRADE-112, TRADE-113, VCA-30]. */
  readonly cutOffs: readonly CutOff[];
  /** The kind of account through which orders are settled; undefined where accounts have no kinds [TRADE-03, TRADE-04]. */
  readonly settlementAccount: (
    amcCode: string | undefined,
    currency: string,
  ) => Exclude<TaiwanAccountType, 'OF_MA_ZZZ'> | undefined;
  /** True if purchases and redemptions online in a day have a cap [TRADE-116, TRADE-117]. */
  readonly hasDailyCap: boolean;
  /**
   * True if the proceeds of redemptions in foreign currency wait until they reach the remittance threshold [TRADE-124].
   */
  readonly hasRemittanceThreshold: boolean;
  /**
   * The payments that a client may choose for a purchase, the usual one first; none where the account on record is
   * debited [TRADE-04, VCA-15, BANK-01].
   */
  readonly payments: readonly OrderPayment[];
  /** True if the desk takes reward points in orders by itself; Taiwan's does where the server has the extension for it [EPNT-07, EPNT-09, ENT-52]. */
  readonly takesPoints: boolean;
  /** True if purchases are taken for a day chosen ahead, while that service is open [ENT-47]. */
  readonly takesPreOrders: boolean;
  /** True if new funds are subscribed by a service of their own, while that is open [ENT-47]. */
  readonly subscribesNewFunds: boolean;
};

/** The desk of each region [TRADE-03, TRADE-112, TRADE-113, TRADE-116, TRADE-117, VCA-28, OPEN-67]. */
export const orderDesks: ByRegion<OrderDesk> = {
  HK: {
    cutOff: () => 'cash-account',
    cutOffs: ['cash-account'],
    settlementAccount: () => undefined,
    hasDailyCap: false,
    hasRemittanceThreshold: false,
    payments: orderPayments,
    takesPoints: true,
    takesPreOrders: false,
    subscribesNewFunds: false,
  },
  TW: {
    cutOff: fundCutOff,
    cutOffs: ['onshore', 'offshore'],
    settlementAccount,
    hasDailyCap: true,
    hasRemittanceThreshold: true,
    payments: [],
    takesPoints: false,
    takesPreOrders: true,
    subscribesNewFunds: true,
  },
};
