import type { Decimal } from '../money/decimal';

/** The figures that holdings are sorted by; one that the server doesn't know is absent or undefined. */
export type SortableFigures = {
  readonly marketValue?: Decimal | undefined;
  readonly profit?: Decimal | undefined;
  readonly returnPercent?: Decimal | undefined;
};

/** A client's units of one fund with their figures, in the viewing currency. */
export type Holding = SortableFigures & {
  readonly fund: {
    readonly code: string;
    /** The asset manager's own code, which no other fund has, where the server tells it [ENT-29]. */
    readonly jfFundCode?: string | undefined;
    readonly category: string;
    readonly fundMarketType?: string | undefined;
    readonly baseCurrency: string;
  };
  readonly cost?: Decimal | undefined;
};
