import { useState } from 'react';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import { needsCutScale } from '../../../domain/formatting/cut-scale';
import { minorUnitScale } from '../../../domain/money/currency';
import { subtractKnown } from '../../../domain/money/known-figures';
import type { ValuePoint } from '../../../domain/performance/value-line';
import { lazyImport } from '../../app/loading/lazy-component';
import { Fact } from '../../components/figures/fact';
import { Facts } from '../../components/figures/facts';
import { Money } from '../../components/figures/money';
import { FinePrint } from '../../components/notices/note';
import { useTexts } from '../../i18n/use-texts';
import { LineNotes } from '../../performance/line-notes';
import { MoneyChange } from '../../performance/money-change';
import { PointsTable } from '../../performance/points-table';
import * as styles from './plans.module.css';

const ValueChart = lazyImport(() => import('../../performance/value-chart').then((module) => module.ValueChart), {
  when: 'idle',
});

/** The money paid in and the value at each point, in a currency. */
export type PlanOutcomeFactsProps = { readonly points: readonly ValuePoint[]; readonly currency: string };

/** Shows what a plan has paid in, what the units it bought are worth, and the way there month by month [PORT-46, RSP-09]. */
export function PlanOutcomeFacts({ points, currency }: PlanOutcomeFactsProps) {
  const { t, language } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { putIn, value, oldPriceDate } = points.at(-1) ?? {};
  const gain = subtractKnown(value, putIn);
  if (!putIn || !value || !gain) return null;
  const precision = minorUnitScale(currency);
  const isCut = needsCutScale(points.flatMap((point) => [point.value ?? [], point.putIn ?? []].flat()));
  return (
    <>
      <Facts className={styles.planFacts} data-testid="plan-outcome">
        <Fact label={t('plans:outcome-paid')}>
          <Money of={currency}>{formatNumber(putIn, { precision })}</Money>
        </Fact>
        <Fact label={t('plans:outcome-value')}>
          <Money of={currency}>{formatNumber(value, { precision })}</Money>
          {oldPriceDate ? (
            <FinePrint>{t('history:price-of', { date: formatDate(oldPriceDate, language) })}</FinePrint>
          ) : null}
        </Fact>
        <Fact label={t('plans:outcome-gain')}>
          <MoneyChange of={gain} currency={currency} showsCode />
        </Fact>
      </Facts>
      <details
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
        }}
      >
        <summary>{t('plans:outcome-months')}</summary>
        {isOpen ? (
          <>
            <ValueChart points={points} payments={[]} currency={currency} isCut={isCut} />
            {isCut ? <FinePrint>{t('history:cut')}</FinePrint> : null}
            <LineNotes points={points} />
            <PointsTable points={points} currency={currency} />
            <FinePrint>{t('plans:outcome-note')}</FinePrint>
          </>
        ) : null}
      </details>
    </>
  );
}
