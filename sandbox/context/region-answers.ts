import type { DataBlock } from '../../config/portal-configuration';
import { type Decimal, multiply, scaled } from '../../domain/money/decimal';
import type { ByRegion } from '../../domain/region';
import type { BuyLimits } from '../../domain/funds/buy-limits';
import type { BuyOnTopAvailability } from '../../domain/trading/limits/minimum-buy';
import { hotlineOf } from './hotlines';

/** The parts of the answers that differ by region; each module that answers reads them here. */
type RegionAnswers = {
  /** The telephone number that the portal, messages and papers show: the firm's, or one that is obviously fake [OPEN-05]. */
  readonly hotline: string;
  /** The logon says whether a one-time code is asked for, and where it could go [AUTH-05]. */
  readonly logonSaysSecondFactor: boolean;
  /** There are legacy plans, and the account says whether they may be moved [API-58]. */
  readonly planMigration: boolean;
  /** Announcements have a date [ENT-34]. */
  readonly announcementDates: boolean;
  /** Points come with the coupon of an event [ENT-23]. */
  readonly coupons: boolean;
  /** There are order lists, and the pages that make a demonstration of them possible. */
  readonly orderLists: boolean;
  /**
   * The limits of one order in a fictional fund, by currency: examples, which a real server has by fund [TRADE-98,
   * TRADE-99, OPEN-30].
   */
  readonly buyLimits: Readonly<Record<string, BuyLimits>>;
  /** The currencies in which they are bought on top of units held, for half of the least else [TRADE-51, TRADE-52, OPEN-29]. */
  readonly buyOnTop: BuyOnTopAvailability;
  /** The worth from which on a redemption counts as large, in the region's currency (docs/adr/0036). */
  readonly largeRedemption: Decimal;
  /** The funds that the notices of the page concern, and the banks to which remittances are free: examples [OPEN-36, TRADE-123]. */
  readonly orderTerms: Pick<DataBlock, 'fundNotices' | 'custodianBanks'>;
  /** Holdings may be asked for with each row in the currency it is settled in [CONFLICT-32]. */
  readonly rowsInOwnCurrency: boolean;
  /** The fields of a holdings filter that say the viewing currency; the first that is filled in counts. */
  readonly viewedIn: readonly ('showCcy' | 'settCcy')[];
  /** The choice among the funds put first: all of them, or those that suit the level the client is treated with [SUIT-24, SUIT-29, SUIT-30]. */
  readonly fundsPutFirst: 'all' | 'suitable';
  /** The figure of several years that funds have besides [ENT-30, ENT-31]. */
  readonly longPeriod: 'twoYear' | 'fiveYear';
  /** The name of a preview's price. */
  readonly previewPrice: 'bid' | 'nav';
  /** A preview has the code by which the fund is dealt in by telephone. */
  readonly previewIvrCode: boolean;
  /** The flags of a preview that not every region has [ENT-06..08]. */
  readonly previewFlags: readonly ('availSchBuy' | 'availSell' | 'availSwitchSell')[];
};

const from = (least: bigint, times: Decimal): BuyLimits => ({
  buyLowerLimit: scaled(least),
  buyOnTopLowerLimit: scaled(least / 2n),
  buyUpperLimit: multiply(scaled(least), times),
});
const aThousandfold = scaled(1_000n);
const thirtyThousandfold = scaled(30_000n);

/** The differences in the answers of each region. */
export const regionAnswers: ByRegion<RegionAnswers> = {
  HK: {
    get hotline() {
      return hotlineOf('HK');
    },
    logonSaysSecondFactor: false,
    planMigration: true,
    announcementDates: false,
    coupons: false,
    orderLists: false,
    buyLimits: {
      HKD: from(10_000n, aThousandfold),
      USD: from(1_000n, aThousandfold),
      EUR: from(1_000n, aThousandfold),
      GBP: from(1_000n, aThousandfold),
      AUD: from(1_500n, aThousandfold),
      CNY: from(10_000n, aThousandfold),
      JPY: from(150_000n, aThousandfold),
    },
    buyOnTop: {},
    largeRedemption: scaled(200_000n),
    orderTerms: {},
    rowsInOwnCurrency: false,
    viewedIn: ['showCcy', 'settCcy'],
    fundsPutFirst: 'all',
    longPeriod: 'fiveYear',
    previewPrice: 'bid',
    previewIvrCode: true,
    previewFlags: ['availSchBuy'],
  },
  TW: {
    get hotline() {
      return hotlineOf('TW');
    },
    logonSaysSecondFactor: true,
    planMigration: false,
    announcementDates: true,
    coupons: true,
    orderLists: true,
    buyLimits: {
      TWD: from(1_000n, thirtyThousandfold),
      USD: from(50n, thirtyThousandfold),
      EUR: from(50n, thirtyThousandfold),
      AUD: from(50n, thirtyThousandfold),
      JPY: from(5_000n, thirtyThousandfold),
    },
    buyOnTop: { availBuyOnTopTwd: true, availBuyOnTopForeign: true },
    largeRedemption: scaled(1_000_000n),
    orderTerms: {
      fundNotices: {
        subscription: ['TW0004'],
        paused: ['TW0005'],
        merged: ['TW0003'],
        'cost-split': ['TW0010', 'TW0011'],
        'priced-later': ['TW0002'],
      },
      custodianBanks: ['晨光商業銀行', '青田銀行'],
    },
    rowsInOwnCurrency: true,
    viewedIn: ['settCcy'],
    fundsPutFirst: 'suitable',
    longPeriod: 'twoYear',
    previewPrice: 'nav',
    previewIvrCode: false,
    previewFlags: ['availSell', 'availSwitchSell'],
  },
};
