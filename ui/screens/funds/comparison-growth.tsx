import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../domain/formatting/format-date';
import { fundKey } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { periods } from '../../../domain/funds/performance/period';
import { type GrowthPoint, monthEnds } from '../../../domain/funds/prices/price-record';
import { lazyImport } from '../../app/loading/lazy-component';
import { SegmentedControl } from '../../components/fields/segmented-control';
import { Note } from '../../components/notices/note';
import { RetryPanel } from '../../components/notices/retry-panel';
import { TableFrame, TableScroll } from '../../components/tables/table-frame';
import { GrowthDays } from '../../funds/figures/growth-days';
import { Performance } from '../../funds/fund-facts';
import { useTexts } from '../../i18n/use-texts';
import type { ComparisonViewModel } from '../../funds/comparing/comparison-view-model';
import * as styles from './comparison.module.css';

const GrowthChart = lazyImport(() => import('./growth-chart').then((module) => module.GrowthChart), { when: 'idle' });

type ViewProps = { readonly view: ComparisonViewModel };

/** The total return of each fund from the same day on, as lines and as a table, over the seven periods [FUND-24, FUND-31]. */
export const ComparisonGrowth = observer(function ComparisonGrowth({ view }: ViewProps) {
  const { t } = useTexts();
  return (
    <section aria-labelledby="comparison-growth">
      <h3 id="comparison-growth">{t('comparison:growth')}</h3>
      <SegmentedControl
        legend={t('fund-page:period')}
        options={periods.map((period) => ({ value: period, label: t(`funds:preview.period-${period}`) }))}
        value={view.period}
        onChange={view.choosePeriod}
      />
      {view.hasRecordFailed ? (
        <RetryPanel text={t('comparison:records-failed')} action={t('common:panel.retry')} onRetry={view.loadRecords} />
      ) : null}
      {view.isRecordWaiting ? <p role="status">{t('comparison:records-waiting')}</p> : <Growth view={view} />}
    </section>
  );
});

const Growth = observer(function Growth({ view }: ViewProps) {
  const { t } = useTexts();
  const { growth } = view;
  const isEmpty = growth.every(({ points }) => points.length === 0);
  return (
    <>
      <ul className={styles.growthLegend} data-testid="comparison-legend">
        {growth.map(({ fund, points }, index) => (
          <li key={fundKey(fund)} data-line={index}>
            <span>
              {fund.name} <GrowthDays points={points} />
            </span>
            {points.length === 0 ? (
              <small>{t(view.recordOf(fund).lacksSome ? 'funds:lost-figure' : 'comparison:growth-without')}</small>
            ) : (
              <Performance percent={points.at(-1)?.percent} />
            )}
          </li>
        ))}
      </ul>
      {isEmpty ? null : (
        <>
          <GrowthChart lines={growth.map(({ fund, points }) => ({ name: fund.name, points }))} />
          <GrowthTable view={view} />
        </>
      )}
      <Note className={styles.comparisonNote}>{t('comparison:growth-note')}</Note>
    </>
  );
});

/** The returns at the ends of months; a narrow screen shows two funds at a time. */
const GrowthTable = observer(function GrowthTable({ view }: ViewProps) {
  const { t, language } = useTexts();
  const { growth, besideEachOther } = view;
  const aside = (fund: FundPreview) => (besideEachOther.includes(fund) ? undefined : styles.aside);
  const days = monthEnds(
    [...new Set(growth.flatMap(({ points }) => points.map(({ date }) => date)))].toSorted().map((date) => ({ date })),
  );
  return (
    <details>
      <summary>{t('fund-page:as-table')}</summary>
      <TableScroll label={t('fund-page:as-table')}>
        <TableFrame
          className={styles.growthTable}
          columns={[
            { key: 'day', label: t('fund-page:day') },
            ...growth.map(({ fund }) => ({ key: fundKey(fund), className: aside(fund), label: fund.name })),
          ]}
        >
          <tbody>
            {days.map(({ date }) => (
              <tr key={date}>
                <th scope="row">{formatDate(date, language)}</th>
                {growth.map(({ fund, points }) => (
                  <td key={fundKey(fund)} className={aside(fund)}>
                    <Performance percent={percentUpTo(points, date)} wasLost={view.recordOf(fund).lacksSome} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </TableFrame>
      </TableScroll>
    </details>
  );
});

const percentUpTo = (points: readonly GrowthPoint[], day: string) =>
  points.findLast(({ date }) => date <= day)?.percent;
