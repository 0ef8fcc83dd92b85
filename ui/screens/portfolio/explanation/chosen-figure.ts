import type { ExplainedFigure } from '../../../../domain/holdings/figures/explain-figure';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';

/** A figure that the client asks about, and whose. */
export type ChosenFigure = { readonly holding: PortfolioHolding; readonly figure: ExplainedFigure };
