import { observer } from 'mobx-react-lite';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { Fact } from '../../components/figures/fact';
import { useTexts } from '../../i18n/use-texts';
import { Performance } from '../fund-facts';
import type { FundFigures } from './fund-figures';

type DecidingFactsProps = { readonly figures: FundFigures; readonly className?: string | undefined };

/** Shows what a client decides by, as far as it is known: charge, distribution yield, volatility and largest fall [FUND-12, FUND-13, FUND-17]. */
export const DecidingFacts = observer(function DecidingFacts({ figures, className }: DecidingFactsProps) {
  const { t } = useTexts();
  const charge = formatPercentFigure(figures.details.value?.ongoingCharge);
  const payout = formatPercentFigure(figures.distributionYield);
  const volatility = formatPercentFigure(figures.volatility('1Y'));
  const fall = figures.worstFall('1Y');
  if (charge === '' && payout === '' && volatility === '' && fall === undefined) return null;
  return (
    <dl className={className} data-testid="deciding-facts">
      {charge === '' ? null : <Fact label={t('fund-figures:ongoing-charge')}>{charge}</Fact>}
      {payout === '' ? null : <Fact label={t('fund-figures:distribution-yield')}>{payout}</Fact>}
      {volatility === '' ? null : <Fact label={t('fund-figures:volatility-1Y')}>{volatility}</Fact>}
      {fall === undefined ? null : (
        <Fact label={t('fund-figures:fall-1Y')}>
          <Performance percent={fall.percent} />
        </Fact>
      )}
    </dl>
  );
});
