import * as z from 'zod/mini';
import { ours } from '../ours';

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(z.nullable(z.boolean()));

/** The fields that every item of an e-list may carry; figures are decimal text, the fee rate in percent [ENT-49]. */
const terms = {
  amcCode: text,
  feeRate: text,
  bankCode: text,
  bankAccount: text,
  /** Ours: the coming days on which its funds aren't dealt though the market's calendar has no holiday: closures told at run time, too many closed markets, a new fund's subscription [OPEN-32, TRADE-92, TRADE-119]. */
  closedOn: ours(z.optional(z.nullable(z.array(z.string())))),
};

/** Ours: the kind of account whose units leave, where it isn't that of the fund's side and the currency: the comprehensive wealth account [ENUM-34]. */
const paymentType = text;

/** Ours: the asset manager's own code of a fund, by which the client then names it, since others may share its code [ENT-29]. */
const ownCode = text;

/** An item is a purchase, a redemption or a switch; of another type it is no item [CONFLICT-35]. */
const tradingItem = z.discriminatedUnion('type', [
  z.object({
    ...terms,
    type: z.literal('B'),
    fundCode: z.string(),
    jfFundCode: ours(ownCode),
    currency: z.string(),
    buyAmount: text,
    /** Ours: true of a fund that is new and still subscribed [TRADE-26]. */
    isIpo: ours(flag),
    /** Ours: true of a digital share class [TRADE-129, OPEN-31]. */
    isDigitalShareClass: ours(flag),
    /** Ours: the least of one purchase, in its currency [TRADE-27, TRADE-98]. */
    buyLowerLimit: ours(text),
    /** Ours: the most of one purchase, in its currency [TRADE-99]. */
    buyUpperLimit: ours(text),
    /** Ours: true of a fund that is bought in TWD on top of units held [TRADE-51, TRADE-52, OPEN-29]. */
    availBuyOnTopTwd: ours(flag),
    /** Ours: true of a fund that is bought in other currencies on top of units held [TRADE-51, TRADE-52, OPEN-29]. */
    availBuyOnTopForeign: ours(flag),
    /** Ours: the least of a purchase on top of units held, in its currency [TRADE-51, TRADE-52, OPEN-29]. */
    buyOnTopLowerLimit: ours(text),
    /** Ours: of a purchase ahead, the dealing day that the client chose [LINK-28]. */
    dealOn: ours(text),
  }),
  z.object({
    ...terms,
    paymentType: ours(paymentType),
    type: z.literal('R'),
    fundCode: z.string(),
    jfFundCode: ours(ownCode),
    currency: text,
    unit: text,
  }),
  z.object({
    ...terms,
    paymentType: ours(paymentType),
    type: z.literal('S'),
    switchFromFundCode: z.string(),
    switchToFundCode: z.string(),
    switchFromJfFundCode: ours(ownCode),
    switchToJfFundCode: ours(ownCode),
    /** Ours: when the fund that is bought takes its fee [TRADE-110]. */
    inFundFeeType: ours(text),
    /** Ours: whether both funds are of one class, so that no short-term trading fee is borne [TRADE-128]. */
    isWithinClass: ours(flag),
    /** Ours: whether the fund that is bought is new and still subscribed [TRADE-26]. */
    isIpo: ours(flag),
    currency: text,
    unit: text,
  }),
]);

/** urlService/getUrlTradingDetail (TW): the e-list behind a link [API-75, ENT-48, ENT-49]. */
export const orderList = z.object({
  oid: z.string(),
  clientId: z.string(),
  discountCode: text,
  lineManager: text,
  active: flag,
  first: flag,
  tradingVOList: z.optional(z.nullable(z.array(tradingItem))),
  showRedemptionDailyLimitOverAUMWarning: flag,
  /** Ours: that the client composed the list, and on which account; left out of a list by link. */
  origin: ours(z.optional(z.nullable(z.literal('client')))),
  accountNo: ours(text),
  /** Ours: when a list by link was prepared, an instant. */
  preparedAt: ours(text),
});

export type OrderListAnswer = z.infer<typeof orderList>;
