import { observer } from 'mobx-react-lite';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import { priceRange } from '../../../domain/funds/prices/price-record';
import { shownPercentChange } from '../../../domain/holdings/figures/shown-change';
import { lazyImport } from '../../app/loading/lazy-component';
import { Button } from '../../components/button';
import { Change } from '../../components/figures/change';
import { Fact } from '../../components/figures/fact';
import { TableFrame } from '../../components/tables/table-frame';
import { useTexts } from '../../i18n/use-texts';
import { Async } from '../../app/loading/async';
import type { FundViewModel } from './fund-view-model';
import { PeriodChoice } from './period-choice';
import * as styles from './fund-screen.module.css';

const RecordChart = lazyImport(() => import('./record-chart').then((module) => module.RecordChart), { when: 'idle' });

type FundPricesTabProps = { readonly view: FundViewModel; readonly fund: FundPreview };

/** Every published price, as a line and as a table [FUND-14]. */
export const FundPricesTab = observer(function FundPricesTab({ view, fund }: FundPricesTabProps) {
  return <Async resource={view.figures.prices}>{() => <PriceRecord view={view} currency={fund.baseCurrency} />}</Async>;
});

type PriceRecordProps = { readonly view: FundViewModel; readonly currency: string };

const PriceRecord = observer(function PriceRecord({ view, currency }: PriceRecordProps) {
  const { t, language } = useTexts();
  const { pricesShown, places } = view;
  const range = priceRange(pricesShown);
  if (range === undefined) return <p>{t('fund-page:prices-none')}</p>;
  const text = ({ nav }: DatedNav) => formatNumber(nav, { precision: places });
  const onDay = (price: DatedNav) =>
    t('fund-page:on-day', { price: `${currency} ${text(price)}`, date: formatDate(price.date, language) });
  return (
    <>
      <PeriodChoice view={view} />
      <dl className={styles.fundPageRange}>
        <Fact label={t('fund-page:highest')}>{onDay(range.highest)}</Fact>
        <Fact label={t('fund-page:lowest')}>{onDay(range.lowest)}</Fact>
      </dl>
      <RecordChart
        points={pricesShown.map((price) => ({
          date: price.date,
          value: price.nav,
          text: `${currency} ${text(price)}`,
        }))}
      />
      <PriceTable view={view} currency={currency} />
    </>
  );
});

const PriceTable = observer(function PriceTable({ view, currency }: PriceRecordProps) {
  const { t, language } = useTexts();
  const { moves, moreMoves, places } = view;
  return (
    <>
      <TableFrame
        className={styles.fundPageTable}
        caption={t('fund-page:prices-caption')}
        columns={[
          { key: 'day', label: t('fund-page:day') },
          { key: 'nav', label: t('fund-page:nav', { currency }) },
          { key: 'move', label: t('fund-page:move') },
        ]}
      >
        <tbody>
          {moves.map(({ date, nav, percent }) => (
            <tr key={date}>
              <th scope="row">{formatDate(date, language)}</th>
              <td>{formatNumber(nav, { precision: places })}</td>
              <td>
                <Change {...shownPercentChange(percent)} arrow={false} />
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
      {moreMoves > 0 ? (
        <Button theme="outlined" size="small" onClick={view.showMore}>
          {t('fund-page:more-prices', { count: moreMoves })}
        </Button>
      ) : null}
    </>
  );
});
