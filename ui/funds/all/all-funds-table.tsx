import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatPrice } from '../../../domain/formatting/format-price';
import { type FundListing, fundKey } from '../../../domain/funds/finding/fund-listing';
import { performanceColumns, performanceFigures } from '../../../domain/funds/performance/performance-columns';
import { useConfiguration } from '../../app/injection';
import { useRegionFeatures } from '../../app/use-region-features';
import { CurrencyCode } from '../../components/figures/currency-code';
import { RowSpacer } from '../../components/tables/row-spacer';
import { TableFrame } from '../../components/tables/table-frame';
import { useWindowedRows } from '../../components/tables/use-windowed-rows';
import { useTexts } from '../../i18n/use-texts';
import type { AllFundsViewModel } from './all-funds-view-model';
import { FundFacts, Performance } from '../fund-facts';
import * as styles from './all-funds.module.css';

type AllFundsTableProps = {
  readonly view: AllFundsViewModel;
  readonly nameOf: (fund: FundListing) => ReactNode;
};

/**
 * The funds with their region's performance columns; only the rows in view are in the page [FUND-05, FUND-06,
 * CONFLICT-28].
 */
export const AllFundsTable = observer(function AllFundsTable({ view, nameOf }: AllFundsTableProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const { priceInFundList } = useRegionFeatures();
  const funds = view.shown;
  const { body, items, before, after, measure } = useWindowedRows({
    count: funds.length,
    heightOf: () => 72,
    overscan: 10,
    keyOf: (index) => keyOf(funds[index], index),
  });
  const columns = performanceColumns(region);
  const width = columns.length + (priceInFundList ? 2 : 1);
  return (
    <TableFrame
      className={styles.allFundsTable}
      data-testid="all-funds-table"
      caption={t('funds:all')}
      columns={[
        { key: 'fund', label: t('funds:fund') },
        ...(priceInFundList ? [{ key: 'nav', label: t('funds:nav') }] : []),
        ...columns.map((key) => ({ key, label: t(`funds:preview.period-${key}`) })),
      ]}
      rowCount={funds.length}
    >
      <tbody role="rowgroup" ref={body}>
        <RowSpacer height={before} columns={width} className={styles.allFundsSpacer} />
        {items.map((item) => {
          const fund = funds[item.index];
          return fund ? (
            <FundRow key={item.key} fund={fund} index={item.index} measure={measure} nameOf={nameOf} />
          ) : null;
        })}
        <RowSpacer height={after} columns={width} className={styles.allFundsSpacer} />
      </tbody>
    </TableFrame>
  );
});

/** Two share classes may bear the same codes in a list of old. */
const keyOf = (fund: FundListing | undefined, index: number): string =>
  fund ? `${fundKey(fund)}|${fund.name}` : String(index);

type FundRowProps = {
  readonly fund: FundListing;
  readonly index: number;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  readonly nameOf: (fund: FundListing) => ReactNode;
};

const FundRow = observer(function FundRow({ fund, index, measure, nameOf }: FundRowProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const { priceInFundList } = useRegionFeatures();
  return (
    <tr role="row" aria-rowindex={index + 2} data-index={index} ref={measure}>
      <th role="rowheader" scope="row">
        {nameOf(fund)}
        <FundFacts fund={fund} className={styles.allFundsFacts} />
      </th>
      {priceInFundList ? (
        <td role="cell" data-label={t('funds:nav')}>
          <LastPrice fund={fund} />
        </td>
      ) : null}
      {performanceFigures(region, fund.fundPerformance ?? {}).map(({ label, percent }) => (
        <td key={label} role="cell" data-label={t(`funds:preview.period-${label}`)}>
          <Performance percent={percent} />
        </td>
      ))}
    </tr>
  );
});

function LastPrice({ fund: { baseCurrency, lastPrice } }: { readonly fund: FundListing }) {
  const { language } = useTexts();
  if (!lastPrice) return null;
  return (
    <>
      <CurrencyCode of={baseCurrency} />
      {formatPrice(lastPrice.price)}
      <small>{formatDate(lastPrice.date, language)}</small>
    </>
  );
}
