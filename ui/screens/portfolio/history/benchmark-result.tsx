import type { PortfolioReport } from '../../../../domain/performance/portfolio-report';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { minorUnitScale } from '../../../../domain/money/currency';
import { subtractKnown } from '../../../../domain/money/known-figures';
import { Money } from '../../../components/figures/money';
import { Fact } from '../../../components/figures/fact';
import { Facts } from '../../../components/figures/facts';
import { LinkButton } from '../../../components/link-button';
import { FinePrint, Note } from '../../../components/notices/note';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import { MoneyChange } from '../../../performance/money-change';
import type { ComparedValues } from '../../../performance/compared-values';
import * as styles from './portfolio-past.module.css';

type BenchmarkResultProps = {
  readonly report: PortfolioReport;
  readonly compared: ComparedValues | undefined;
  readonly onStop: () => void;
};

/** The value of the same money in the benchmark today, and how that compares; nothing without one [PORT-46]. */
export function BenchmarkResult({ report, compared, onStop }: BenchmarkResultProps) {
  const { t } = useTexts();
  if (compared === undefined) return null;
  const { currency } = report;
  const { name, values } = compared;
  const value = values.at(-1);
  const difference = subtractKnown(report.points.at(-1)?.value, value);
  const stop = <LinkButton onClick={onStop}>{t('history:compare-stop')}</LinkButton>;
  if (!value)
    return (
      <Note>
        {t('history:compare-unknown', { name })}
        <SentenceGap />
        {stop}
      </Note>
    );
  return (
    <div data-testid="benchmark-result">
      <Facts className={styles.facts}>
        <Fact label={t('history:same-money', { name })}>
          <Money of={currency}>{formatNumber(value, { precision: minorUnitScale(currency) })}</Money>
        </Fact>
        {difference ? (
          <Fact label={t('history:compare-difference')}>
            <MoneyChange of={difference} currency={currency} showsCode />
          </Fact>
        ) : null}
      </Facts>
      <FinePrint>
        {t('history:compare-note')}
        <SentenceGap />
        {stop}
      </FinePrint>
    </div>
  );
}
