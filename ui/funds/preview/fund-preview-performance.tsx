import { formatDate } from '../../../domain/formatting/format-date';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { publishedFigures } from '../../../domain/funds/performance/period-figures';
import { useConfiguration } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { Performance } from '../fund-facts';
import * as styles from './fund-preview.module.css';

/** The published total return in each period, in their order, with the day it is calculated to [FUND-05..07, FUND-29..31]. */
export function FundPreviewPerformance({ fund }: { readonly fund: FundPreview }) {
  const { t, language } = useTexts();
  const { region } = useConfiguration();
  const stated = fund.fundPerformance ?? {};
  const figures = publishedFigures(region, stated);
  const label = t('funds:preview.performance');
  return (
    <div className={styles.fundPreviewPerformance}>
      <h3>{label}</h3>
      {figures.every(({ percent }) => percent === undefined) ? (
        <p>{t('funds:preview.not-published')}</p>
      ) : (
        <>
          <dl className={styles.fundPeriods} aria-label={label}>
            {figures.map(({ period, percent }) => (
              <div key={period}>
                <dt>{t(`funds:preview.period-${period}`)}</dt>
                <dd>
                  <Performance percent={percent} />
                </dd>
              </div>
            ))}
          </dl>
          <p>{t('funds:preview.as-of', { date: formatDate(stated.performanceEffectiveDate, language) })}</p>
        </>
      )}
    </div>
  );
}
