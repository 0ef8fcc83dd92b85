import { observer } from 'mobx-react-lite';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatPrice } from '../../../domain/formatting/format-price';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { figureOfOrder, type FundOrder } from '../../../domain/funds/finding/sort-funds';
import { useRegionFeatures } from '../../app/use-region-features';
import { CurrencyCode } from '../../components/figures/currency-code';
import { RowSpacer } from '../../components/tables/row-spacer';
import { SortButton, TableFrame } from '../../components/tables/table-frame';
import { useWindowedRows } from '../../components/tables/use-windowed-rows';
import { useTexts } from '../../i18n/use-texts';
import type { AllFundsViewModel } from './all-funds-view-model';
import { FundGroupRow, type FundGroupRowPlace, type NamedColumn } from './fund-group-row';
import { FundFacts, Performance } from '../fund-facts';
import { ListedFigure } from './listed-figure';
import { useOrderText } from './use-order-text';
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
  const { priceInFundList } = useRegionFeatures();
  // What is typed shows before the rows that it finds do: of 6,400 share classes these take longer than a frame.
  const lines = useDeferredValue(view.lines);
  // A row is known by its place: another fund in it changes texts, which is sooner done than a row made anew.
  const { body, items, before, after, measure } = useWindowedRows({
    count: lines.length,
    heightOf: () => 72,
    overscan: 6,
  });
  const hasRisk = view.orders.includes('risk');
  const columns = useColumns(view);
  const width = columns.length + (priceInFundList ? 1 : 0) + (hasRisk ? 2 : 1);
  const head = (key: string, order: FundOrder, before?: string) => ({
    key,
    className: key === 'risk' || key === 'nav' ? styles.allFundsWhole : undefined,
    sorted: view.sort.order === order ? view.sort.direction : undefined,
    label: <SortHead view={view} order={order} before={before} />,
  });
  return (
    <TableFrame
      className={styles.allFundsTable}
      data-testid="all-funds-table"
      caption={t('funds:all')}
      columns={[
        head('fund', 'name'),
        ...(hasRisk ? [head('risk', 'risk')] : []),
        ...(priceInFundList ? [head('nav', 'nav-date', t('funds:nav'))] : []),
        ...columns.map(({ order, isLesser }) => ({
          ...head(order, order),
          className: isLesser ? styles.allFundsLesser : undefined,
        })),
      ]}
      rowCount={lines.length}
    >
      <tbody role="rowgroup" ref={body}>
        <RowSpacer height={before} columns={width} className={styles.allFundsSpacer} />
        {items.map((item) => {
          const line = lines[item.index];
          if (!line) return null;
          const row = { index: item.index, measure, hasRisk, columns };
          return line.kind === 'fund' ? (
            <FundGroupRow key={item.key} view={view} group={line.group} isOpen={line.isOpen} {...row} />
          ) : (
            <FundRow key={item.key} fund={line.fund} isOfGroup={line.isOfGroup} nameOf={nameOf} {...row} />
          );
        })}
        <RowSpacer height={after} columns={width} className={styles.allFundsSpacer} />
      </tbody>
    </TableFrame>
  );
});

/** The columns with what names them, worked out once for all rows. */
function useColumns({ columns }: AllFundsViewModel): readonly NamedColumn[] {
  const orderText = useOrderText();
  return useMemo(() => columns.map((column) => ({ ...column, label: orderText(column.order) })), [columns, orderText]);
}

type SortHeadProps = {
  readonly view: AllFundsViewModel;
  readonly order: FundOrder;
  /** What the column holds, where it is sorted by something beside that. */
  readonly before: string | undefined;
};

/** Sorts the funds by a column, from its head; only says what it is where no fund can be sorted by it [FUND-38]. */
const SortHead = observer(function SortHead({ view, order, before }: SortHeadProps) {
  const orderText = useOrderText();
  const { sort } = view;
  if (!view.orders.includes(order)) return before ?? orderText(order);
  return (
    <>
      {before === undefined ? null : `${before} `}
      <SortButton
        label={orderText(order)}
        direction={sort.order === order ? sort.direction : undefined}
        onSort={() => {
          view.sortBy(order);
        }}
      />
    </>
  );
});

type FundRowProps = FundGroupRowPlace & {
  readonly fund: FundListing;
  readonly isOfGroup: boolean;
  readonly nameOf: (fund: FundListing) => ReactNode;
};

const FundRow = observer(function FundRow(props: FundRowProps) {
  const { fund, isOfGroup, hasRisk, columns, index, measure, nameOf } = props;
  const { t } = useTexts();
  const { priceInFundList } = useRegionFeatures();
  return (
    <tr role="row" aria-rowindex={index + 2} data-index={index} ref={measure}>
      <th role="rowheader" scope="row" className={isOfGroup ? styles.allFundsClass : undefined}>
        {nameOf(fund)}
        <FundFacts fund={fund} hasRisk={false} className={styles.allFundsFacts} />
      </th>
      {hasRisk ? (
        <td role="cell" data-label={t('funds:preview.risk')}>
          {fund.riskRating ? t('funds:risk', { risk: fund.riskRating }) : <Performance percent={undefined} />}
        </td>
      ) : null}
      {priceInFundList ? (
        <td role="cell" data-label={t('funds:nav')}>
          <LastPrice fund={fund} />
        </td>
      ) : null}
      {columns.map(({ order, label, isLesser }) => (
        <td key={order} role="cell" data-label={label} className={isLesser ? styles.allFundsLesser : undefined}>
          <ListedFigure order={order} figure={figureOfOrder(fund, order)} />
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
