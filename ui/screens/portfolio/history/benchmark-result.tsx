import { formatNumber } from '../../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../../domain/money/currency';
import { subtractKnown } from '../../../../domain/money/known-figures';
import { Amount } from '../../../components/figures/amount';
import { CurrencyCode } from '../../../components/figures/currency-code';
import { Fact } from '../../../components/figures/fact';
import { Facts } from '../../../components/figures/facts';
import { FinePrint, Note } from '../../../components/notices/note';
import { useTexts } from '../../../i18n/use-texts';
import { MoneyChange } from '../../../performance/money-change';
import type { NamedReport } from './portfolio-history-view-model';
import * as styles from './portfolio-past.module.css';

/** What the same money would be in the benchmark today, and how that compares; nothing without one [PORT-46]. */
export function BenchmarkResult({ report, compared }: Pick<NamedReport, 'report' | 'compared'>) {
  const { t } = useTexts();
  if (compared === undefined) return null;
  const { currency } = report;
  const { name, values } = compared;
  const value = values.at(-1);
  const difference = subtractKnown(report.points.at(-1)?.value, value);
  if (!value) return <Note>{t('history:compare-unknown', { name })}</Note>;
  return (
    <div data-testid="benchmark-result">
      <Facts className={styles.facts}>
        <Fact label={t('history:same-money', { name })}>
          <CurrencyCode of={currency} />
          <Amount>{formatNumber(value, { precision: minorUnitScale(currency) })}</Amount>
        </Fact>
        {difference ? (
          <Fact label={t('history:compare-difference')}>
            <MoneyChange of={difference} currency={currency} />
          </Fact>
        ) : null}
      </Facts>
      <FinePrint>{t('history:compare-note')}</FinePrint>
    </div>
  );
}
