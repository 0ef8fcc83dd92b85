import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { type RiskPeriod, riskPeriods } from '../../../domain/funds/risk/risk-figures';
import { Fact } from '../../components/figures/fact';
import { Note } from '../../components/notices/note';
import { Performance } from '../../funds/fund-facts';
import { useTexts } from '../../i18n/use-texts';
import type { FundFigures } from '../../funds/figures/fund-figures';
import * as styles from './fund-screen.module.css';

type FundRiskProps = { readonly figures: FundFigures };

/** Shows how much the fund's value moved and how deep it fell, as far as its record reaches back [FUND-13, FUND-31]. */
export const FundRisk = observer(function FundRisk({ figures }: FundRiskProps) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="fund-risk">
      <h3 id="fund-risk">{t('fund-figures:risk')}</h3>
      <dl className={styles.fundPageRange}>
        {riskPeriods.map((period) => (
          <Fact key={period} label={t(`fund-figures:volatility-${period}`)}>
            {formatPercentFigure(figures.volatility(period)) || <Performance percent={undefined} />}
          </Fact>
        ))}
        {riskPeriods.map((period) => (
          <Fact key={period} label={t(`fund-figures:fall-${period}`)}>
            <WorstFall figures={figures} period={period} />
          </Fact>
        ))}
      </dl>
      <Note className={styles.fundPageNote}>{t('fund-figures:risk-note')}</Note>
    </section>
  );
});

const WorstFall = observer(function WorstFall({ figures, period }: FundRiskProps & { readonly period: RiskPeriod }) {
  const { t, language } = useTexts();
  const fall = figures.worstFall(period);
  return (
    <>
      <Performance percent={fall?.percent} />
      {fall && fall.from !== fall.to ? (
        <small className={styles.fundPageFall}>
          {t('fund-figures:between', {
            from: formatDate(fall.from, language),
            to: formatDate(fall.to, language),
          })}
        </small>
      ) : null}
    </>
  );
});
