import type { Decimal } from '../money/decimal';

/** A client's regular investment plan; HK only [ENT-26]. */
export type RegularPlan = {
  readonly accountNo: string;
  readonly refNo: string;
  readonly fund: { readonly code: string; readonly name: string };
  readonly currency: string;
  /** The amount invested each time, in the plan's currency. */
  readonly amount?: Decimal | undefined;
  readonly amountPrecision: number;
  readonly frequency?: string | undefined;
  /** 1 to 31. */
  readonly dayOfMonth?: number | undefined;
  readonly status?: string | undefined;
  /** An instant. */
  readonly lastUpdateTime?: string | undefined;
};
