import { shownChanges } from '../../../domain/holdings/figures/shown-change';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { Change } from '../../components/figures/change';
import { Money } from '../../components/figures/money';

/** The gain of a holding so far with its percent: the arrow stands before the amount, as in the portfolio [HOLD-08, OPEN-72]. */
export function HoldingGain({ line }: Pick<PortfolioHolding, 'line'>) {
  const { profit, returnPercent } = shownChanges(line);
  return (
    <>
      <Money of={line.currency}>
        <Change {...profit} />
      </Money>{' '}
      <Change {...returnPercent} arrow={false} />
    </>
  );
}
