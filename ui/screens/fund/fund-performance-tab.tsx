import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../domain/formatting/format-date';
import { performanceText } from '../../../domain/funds/performance/performance-text';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { type GrowthPoint, monthEnds } from '../../../domain/funds/prices/price-record';
import { useConfiguration } from '../../app/injection';
import { lazyImport } from '../../app/loading/lazy-component';
import { TableFrame } from '../../components/tables/table-frame';
import { GrowthDays } from '../../funds/figures/growth-days';
import { Performance } from '../../funds/fund-facts';
import { FundPreviewPerformance } from '../../funds/preview/fund-preview-performance';
import { useTexts } from '../../i18n/use-texts';
import { Async } from '../../app/loading/async';
import type { FundViewModel } from './fund-view-model';
import { FundReturns } from './fund-returns';
import { FundRisk } from './fund-risk';
import { PeriodChoice } from './period-choice';
import { Note } from '../../components/notices/note';
import * as styles from './fund-screen.module.css';

const RecordChart = lazyImport(() => import('./record-chart').then((module) => module.RecordChart), { when: 'idle' });

type FundPerformanceTabProps = { readonly view: FundViewModel; readonly fund: FundPreview };

/** The published figures with their day, and the way the fund took to them [FUND-13, FUND-30, FUND-31]. */
export const FundPerformanceTab = observer(function FundPerformanceTab({ view, fund }: FundPerformanceTabProps) {
  const hasRecord = useConfiguration().extensions.has('fund-records');
  return (
    <>
      {hasRecord ? null : <FundPreviewPerformance fund={fund} />}
      {hasRecord ? (
        <Async resource={view.figures.prices}>
          {() => (
            <>
              <FundReturns figures={view.figures} fund={fund} />
              {/* Without the distributions it isn't known whose return it is. */}
              <Async resource={view.figures.details}>
                {() => (
                  <>
                    <Growth view={view} />
                    <FundRisk figures={view.figures} />
                  </>
                )}
              </Async>
            </>
          )}
        </Async>
      ) : null}
    </>
  );
});

const Growth = observer(function Growth({ view }: { readonly view: FundViewModel }) {
  const { t } = useTexts();
  const { growth } = view;
  return (
    <section aria-labelledby="fund-growth">
      <h3 id="fund-growth">{t('fund-page:growth')}</h3>
      <PeriodChoice view={view} />
      {growth.length === 0 ? (
        <p role="status">{t('fund-page:growth-none')}</p>
      ) : (
        <>
          <p className={styles.fundPageBasis}>
            {t(view.isGrowthOfPrice ? 'fund-figures:price-only-of' : 'fund-figures:total-return-of')}{' '}
            <GrowthDays points={growth} />
          </p>
          {view.isGrowthOfPrice ? (
            <Note className={styles.fundPageNote}>{t('fund-figures:price-only-now')}</Note>
          ) : null}
          <RecordChart
            points={growth.map(({ date, percent }) => ({ date, value: percent, text: performanceText(percent) }))}
            unit="%"
          />
          <GrowthTable points={growth} />
          <Note className={styles.fundPageNote}>{t('fund-page:growth-note')}</Note>
        </>
      )}
    </section>
  );
});

function GrowthTable({ points }: { readonly points: readonly GrowthPoint[] }) {
  const { t, language } = useTexts();
  return (
    <details>
      <summary>{t('fund-page:as-table')}</summary>
      <TableFrame
        className={styles.fundPageTable}
        columns={[
          { key: 'day', label: t('fund-page:day') },
          { key: 'since-start', label: t('fund-page:since-start') },
        ]}
      >
        <tbody>
          {monthEnds(points).map(({ date, percent }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date, language)}</th>
              <td>
                <Performance percent={percent} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </details>
  );
}
