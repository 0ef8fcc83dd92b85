import type { FundAvailability } from '../funds/fund-availability';
import type { Decimal } from '../money/decimal';
import type { Holding } from './holding';

/** The fund of a holding, in the client's language [ENT-02..04]. */
export type HeldFund = Holding['fund'] & {
  readonly name: string;
  readonly isinCode?: string | undefined;
  readonly categoryName: string;
  readonly marketTypeName?: string | undefined;
  /** From 1, the lowest risk, to 5. */
  readonly riskRating?: 1 | 2 | 3 | 4 | 5 | undefined;
  /** Decimal places of a price [HOLD-04]. */
  readonly navPrecision: number;
  /** Bid in HK, NAV in TW, in the fund's base currency [SHAPE-19]. */
  readonly price?: Decimal | undefined;
  readonly priceDate?: string | undefined;
  readonly availability: FundAvailability;
  /** HK only. */
  readonly isCifm?: boolean | undefined;
  /** TW only. */
  readonly statusNormal?: boolean | undefined;
};

/** Figures that belong together: amounts in one currency with their decimal places, the return in percent with its own. */
export type FiguresInCurrency = {
  readonly currency: string;
  /** Decimal places of the amounts [HOLD-01, HOLD-02]. */
  readonly precision: number;
  /** Decimal places of the return [HOLD-03]. */
  readonly percentPrecision: number;
  readonly marketValue?: Decimal | undefined;
  readonly cost?: Decimal | undefined;
  readonly profit?: Decimal | undefined;
  readonly returnPercent?: Decimal | undefined;
  /** TW only: the dividends paid in cash so far [HOLD-22]. */
  readonly grossDividend?: Decimal | undefined;
  /** The earliest date of the exchange rates by which they were converted, where they were and the server says it. */
  readonly rateDate?: string | undefined;
};

/** A line of the client's portfolio; its figures at the top are in the viewing currency: totals, shares and the order come from them. */
export type PortfolioHolding = Holding & {
  /** Account, fund, currency and payment type; unique in a portfolio. */
  readonly id: string;
  readonly accountNo: string;
  readonly fund: HeldFund;
  readonly units?: Decimal | undefined;
  readonly unitsPrecision: number;
  /** In the fund's base currency [HOLD-17]. */
  readonly averageUnitCost?: Decimal | undefined;
  readonly averageUnitCostPrecision: number;
  /** Decimal places of the figures in the viewing currency. */
  readonly precision: number;
  readonly percentPrecision: number;
  /** As that of `FiguresInCurrency`, for the figures in the viewing currency. */
  readonly rateDate?: string | undefined;
  /** The figures the row shows: TW in the line's own currency, HK in the viewing currency [CONFLICT-32, OPEN-90]. */
  readonly line: FiguresInCurrency;
  /** The same in the fund's base currency [HOLD-09, PORT-44]. */
  readonly baseCurrencyFigures?: FiguresInCurrency | undefined;
  /** TW only: the same in the viewing currency [HOLD-11]. */
  readonly viewedFigures?: FiguresInCurrency | undefined;
  /** TW only: onshore or offshore, and by which currency it is paid [HOLD-12..15]. */
  readonly paymentType?: string | undefined;
  /** TW only: in which currency the line is paid [OPEN-77]. */
  readonly settlementCurrency?: string | undefined;
};
