import type { FundReference } from '../../../domain/funds/finding/fund-listing';
import { unitsHeld } from '../../../domain/funds/finding/units-held';
import { fundPosition } from '../../../domain/holdings/figures/fund-position';
import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { Amount } from '../../components/figures/amount';
import { Fact } from '../../components/figures/fact';
import { useTexts } from '../../i18n/use-texts';
import { unitsText } from '../quantity-text';
import { HoldingFacts } from './holding-facts';

type HeldFactsProps = {
  readonly fund: FundReference;
  /** The lines of the portfolio that hold it. */
  readonly lines: readonly PortfolioHolding[];
};

/** The whole holding of a fund: its units, and value and gain in each currency, where every line's are known [FUND-12, HOLD-10]. */
export function HeldFacts({ fund, lines }: HeldFactsProps) {
  const { t } = useTexts();
  const units = unitsHeld(lines, fund);
  if (!units) return null;
  const places = Math.max(...lines.map(({ unitsPrecision }) => unitsPrecision));
  const positions = fundPosition(lines, fund).filter(({ withoutValue }) => withoutValue === 0);
  return (
    <>
      <Fact label={t('order-list:held')}>
        <Amount>{unitsText(units, places)}</Amount>
      </Fact>
      {positions.map((line) => (
        <HoldingFacts key={line.currency} holding={{ line }} />
      ))}
    </>
  );
}
