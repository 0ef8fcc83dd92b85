import { formatDate } from '../../../domain/formatting/format-date';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { performanceFigures } from '../../../domain/funds/performance/performance-columns';
import { periodFigures } from '../../../domain/funds/performance/period-figures';
import type { Decimal } from '../../../domain/money/decimal';
import { useConfiguration } from '../../app/injection';
import { useTexts } from '../../i18n/use-texts';
import { Performance } from '../fund-facts';
import * as styles from './fund-preview.module.css';

type Figure = { readonly key: string; readonly label: string; readonly percent: Decimal | undefined };

/** The region's performance columns, and the seven periods beneath them [FUND-05..07, FUND-29..31]. */
export function FundPreviewPerformance({ fund }: { readonly fund: FundPreview }) {
  const { t, language } = useTexts();
  const { region } = useConfiguration();
  const stated = fund.fundPerformance ?? {};
  const columns = performanceFigures(region, stated).map(({ label, percent }) => ({
    key: label,
    label: t(`funds:preview.period-${label}`),
    percent,
  }));
  const periods = periodFigures(stated).map(({ period, percent }) => ({
    key: period,
    label: t(`funds:preview.period-${period}`),
    percent,
  }));
  if ([...columns, ...periods].every(({ percent }) => percent === undefined))
    return (
      <div className={styles.fundPreviewPerformance}>
        <h3>{t('funds:preview.performance')}</h3>
        <p>{t('funds:preview.not-published')}</p>
      </div>
    );
  return (
    <div className={styles.fundPreviewPerformance}>
      <h3>{t('funds:preview.performance')}</h3>
      <Figures figures={columns} label={t('funds:preview.performance')} />
      <h3>{t('funds:preview.periods')}</h3>
      <Figures figures={periods} label={t('funds:preview.periods')} />
      <p>{t('funds:preview.as-of', { date: formatDate(stated.performanceEffectiveDate, language) })}</p>
    </div>
  );
}

function Figures({ figures, label }: { readonly figures: readonly Figure[]; readonly label: string }) {
  return (
    <dl className={styles.fundPeriods} aria-label={label}>
      {figures.map(({ key, label: period, percent }) => (
        <div key={key}>
          <dt>{period}</dt>
          <dd>
            <Performance percent={percent} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
