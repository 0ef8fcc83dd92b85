import { observer } from 'mobx-react-lite';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { publishedFigures } from '../../../domain/funds/performance/period-figures';
import { useConfiguration } from '../../app/injection';
import { FinePrint } from '../../components/notices/note';
import { useTexts } from '../../i18n/use-texts';
import type { FundFigures, FundReturn } from '../figures/fund-figures';
import { ReturnsBasis } from '../figures/returns-basis';
import { Performance } from '../fund-facts';
import * as styles from './fund-preview.module.css';

type FundPreviewPerformanceProps = {
  readonly fund: FundPreview;
  /** The record of the fund; absent where the server keeps none. */
  readonly figures?: FundFigures | undefined;
};

/** The published total return in each period, in their order, with the day it is calculated to, and beside it that of the price alone [FUND-05..07, FUND-13, FUND-29..31]. */
export const FundPreviewPerformance = observer(function FundPreviewPerformance({
  fund,
  figures,
}: FundPreviewPerformanceProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const stated = fund.fundPerformance ?? {};
  const returns: readonly FundReturn[] = figures?.returns(region, stated) ?? publishedFigures(region, stated);
  const label = t('funds:preview.performance');
  return (
    <div className={styles.fundPreviewPerformance}>
      <h3>{label}</h3>
      {returns.every(({ percent, priceOnly }) => percent === undefined && priceOnly === undefined) ? (
        <p>{t('funds:preview.not-published')}</p>
      ) : (
        <>
          <dl className={styles.fundPeriods} aria-label={label}>
            {returns.map(({ period, percent, priceOnly }) => (
              <div key={period}>
                <dt>{t(`funds:preview.period-${period}`)}</dt>
                <dd>
                  <Performance percent={percent} />
                </dd>
                {priceOnly ? (
                  <dd className={styles.fundPriceOnly}>
                    <FinePrint>
                      {t('fund-figures:price-only')} <Performance percent={priceOnly} />
                    </FinePrint>
                  </dd>
                ) : null}
              </div>
            ))}
          </dl>
          <p>
            <ReturnsBasis asOf={stated.performanceEffectiveDate} />
          </p>
        </>
      )}
    </div>
  );
});
