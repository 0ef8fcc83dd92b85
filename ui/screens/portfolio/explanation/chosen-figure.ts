import type { ExplainedFigure } from '../../../../domain/holdings/figures/explain-figure';
import type { SummedHoldings } from '../../../../domain/holdings/figures/explain-sum';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';

/** A figure that the client asks about, and whose: a line's, or that of a group or the whole by its name. */
export type ChosenFigure = { readonly figure: ExplainedFigure } & (
  | { readonly holding: PortfolioHolding }
  | { readonly sums: SummedHoldings; readonly name: string }
);
