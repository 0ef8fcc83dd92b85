import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import { Amount } from '../../components/figures/amount';
import { Fact } from '../../components/figures/fact';
import { moneyText } from '../../components/figures/money-text';
import { useTexts } from '../../i18n/use-texts';
import { HoldingGain } from './holding-gain';

/** The value of a holding and its gain so far, in the currency that its row of the portfolio is stated in [HOLD-09, CONFLICT-32]. */
export function HoldingFacts({ holding: { line } }: { readonly holding: Pick<PortfolioHolding, 'line'> }) {
  const { t } = useTexts();
  return (
    <>
      {line.marketValue ? (
        <Fact label={t('place-order:value')}>
          <Amount>{moneyText(line.currency, line.marketValue)}</Amount>
        </Fact>
      ) : null}
      {line.profit ? (
        <Fact label={t('place-order:gain')}>
          <HoldingGain line={line} />
        </Fact>
      ) : null}
    </>
  );
}
