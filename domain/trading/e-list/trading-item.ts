import type { Decimal } from '../../money/decimal';
import type { TaiwanAccountType } from '../../holdings/taiwan-account-type';
import type { FeeType } from '../../funds/fee-type';
import type { BuyLimits, BuyOnTopAvailability } from '../limits/minimum-buy';

/** The terms that all items of an e-list have; the fee rate is in percent. A fund's code is what names it to the server: the asset manager's own code where the server tells it, else the code that others may share [ENT-29, ENT-49]. */
type ItemTerms = {
  readonly amcCode?: string | undefined;
  readonly feeRate?: Decimal | undefined;
  readonly bankCode?: string | undefined;
  readonly bankAccount?: string | undefined;
  /** The days without dealing in its funds beside the market's holidays [OPEN-32, TRADE-92, TRADE-119]. */
  readonly closedOn?: readonly string[] | undefined;
};

/** A purchase on an e-list, its amount in its currency [TRADE-17, ENT-49]. */
export type BuyItem = ItemTerms & {
  readonly type: 'B';
  readonly fundCode: string;
  readonly currency: string;
  readonly buyAmount?: Decimal | undefined;
  /** Whether the fund is new and still subscribed [TRADE-26]. */
  readonly isIpo?: boolean | undefined;
  /** Whether the limits of the digital share class count where the server states none [OPEN-31]. */
  readonly isDigitalShareClass?: boolean | undefined;
  /** The server's limits of one purchase, in its currency [TRADE-27, TRADE-98, TRADE-99]. */
  readonly limits?: BuyLimits | undefined;
  /** Whether its fund may be bought on top of units held [TRADE-52]. */
  readonly onTop?: BuyOnTopAvailability | undefined;
  /** Of a purchase ahead, the dealing day that the client chose [LINK-28]. */
  readonly dealOn?: string | undefined;
};

/** A redemption on an e-list [TRADE-17, ENT-49]. */
export type RedemptionItem = ItemTerms & {
  readonly type: 'R';
  /** The kind of account that the units leave, where it isn't that of the fund's side and the currency [ENUM-34]. */
  readonly paymentType?: TaiwanAccountType | undefined;
  readonly fundCode: string;
  readonly currency?: string | undefined;
  readonly unit?: Decimal | undefined;
};

/** A switch on an e-list, its units those of the fund it leaves [TRADE-17, ENT-49]. */
export type SwitchItem = ItemTerms & {
  readonly type: 'S';
  /** The kind of account that the units leave, where it isn't that of the fund's side and the currency [ENUM-34]. */
  readonly paymentType?: TaiwanAccountType | undefined;
  readonly switchFromFundCode: string;
  readonly switchToFundCode: string;
  /** When the fund that is bought takes its fee; undefined where the server doesn't say [TRADE-110]. */
  readonly inFundFeeType?: FeeType | undefined;
  /** Whether both funds are of one class; undefined where the server doesn't say [TRADE-128]. */
  readonly isWithinClass?: boolean | undefined;
  /** Whether the fund that is bought is new and still subscribed [TRADE-26]. */
  readonly isIpo?: boolean | undefined;
  readonly currency?: string | undefined;
  readonly unit?: Decimal | undefined;
};

/** What each type of item is to the rules about orders. */
export const orderKinds = { B: 'buy', R: 'redemption', S: 'switch' } as const;

/** One pre-arranged order of an e-list [ENT-49]. */
export type TradingItem = BuyItem | RedemptionItem | SwitchItem;

/** Returns what names the fund that an item leaves, or the one it buys where it leaves none. */
export const firstFundCode = (item: TradingItem): string =>
  item.type === 'S' ? item.switchFromFundCode : item.fundCode;

/** Returns what names the fund that an item buys, or the one it leaves where it buys none. */
export const lastFundCode = (item: TradingItem): string => (item.type === 'S' ? item.switchToFundCode : item.fundCode);
