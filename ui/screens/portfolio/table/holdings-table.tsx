import type { TFunction } from 'i18next';
import { computed } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import type { PortfolioTotals } from '../../../../application/ports/holdings/holdings';
import { flushSync } from 'react-dom';
import { lazyComponent } from '../../../app/loading/lazy-component';
import { PortfolioParts } from '../portfolio-parts';
import type { FundReference } from '../../../../domain/funds/finding/fund-listing';
import type { PortfolioHolding } from '../../../../domain/holdings/portfolio-holding';
import { RowSpacer } from '../../../components/tables/row-spacer';
import { SortButton, type TableColumn, TableFrame } from '../../../components/tables/table-frame';
import { useWindowedRows } from '../../../components/tables/use-windowed-rows';
import { useTexts } from '../../../i18n/use-texts';
import type { ChosenFigure } from '../explanation/chosen-figure';
import { GroupRow } from './group-row';
import { HoldingRow } from './holding-row';
import { useIsPhone } from '../is-phone';
import { tableLines } from './table-lines';
import { tableRows } from './table-rows';
import type { PortfolioViewModel } from '../portfolio-view-model';
import * as styles from './holdings-table.module.css';

const FundPreviewDialog = lazyComponent(PortfolioParts, 'FundPreviewDialog');

type HoldingsTableProps = {
  readonly view: PortfolioViewModel;
  readonly totals: PortfolioTotals;
  readonly onAsk: (asked: ChosenFigure) => void;
  /** Shows a group alone, or all again. */
  readonly onChoose: (key: string) => void;
};

/**
 * The holdings, grouped and sorted, as a table or as cards; only the rows in view are in the page, so 500 funds stay
 * smooth [PORT-03, PORT-40].
 */
export const HoldingsTable = observer(function HoldingsTable({ view, totals, onAsk, onChoose }: HoldingsTableProps) {
  const { t } = useTexts();
  const [openedFund, openFund] = useState<FundReference>();
  // Rows and lines are made when what is shown changes, not whenever the page is scrolled.
  const [arranged] = useState(() => computed(() => tableRows(view)));
  const rows = arranged.get();
  const isCards = view.layout === 'card';
  // How many cards stand side by side.
  const isPhone = useIsPhone();
  const columns = isPhone || !isCards ? 1 : 2;
  const [openCard, setOpenCard] = useState<string>();
  const lines = useMemo(() => tableLines(rows, columns), [rows, columns]);
  const isShort = isPhone && isCards;
  const heights = isShort ? shortCardHeights : isCards ? cardHeights : rowHeights;
  const restOf = ({ id }: PortfolioHolding) => {
    if (!isShort) return undefined;
    const isShown = id === openCard;
    return {
      isShown,
      toggle: () => {
        setOpenCard(isShown ? undefined : id);
      },
    };
  };
  const choiceOf = (key: string) =>
    view.dividesMoreCoarsely
      ? undefined
      : {
          isChosen: view.onlyGroup === key,
          toggle: () => {
            flushSync(() => {
              onChoose(key);
            });
            focusGroup(key, view.onlyGroup === key);
          },
        };
  const { body, items, before, after, measure } = useWindowedRows({
    count: lines.count,
    heightOf: (index) => heights[lines.kindOf(index)],
    gap: heights.gap,
  });
  return (
    <div className={isCards ? undefined : styles.holdingsScroll}>
      <a className={styles.holdingsSkip} href="#holdings-end">
        {t('portfolio:skip-holdings')}
      </a>
      <TableFrame
        className={isCards ? `${styles.holdings} ${styles.holdingsCards}` : styles.holdings}
        data-testid="holdings"
        caption={t('portfolio:holdings')}
        columns={holdingsColumns(t, view)}
        rowCount={rows.length}
      >
        <tbody role="rowgroup" ref={body}>
          <RowSpacer height={before} columns={5} className={styles.holdingsSpacer} />
          {items.flatMap((item) =>
            lines.at(item.index).map(({ row, place }, column) => {
              const shared = {
                rowIndex: place + 2,
                index: item.index,
                measure: column === 0 ? measure : undefined,
                totals,
              };
              // A place keeps its element, whatever is shown there: regrouping writes into the rows that are there.
              return row.kind === 'group' ? (
                <GroupRow key={place} {...shared} row={row} onAsk={onAsk} choice={choiceOf(row.group.key)} />
              ) : (
                <HoldingRow
                  key={place}
                  {...shared}
                  holding={row.holding}
                  isPart={row.isPart}
                  rest={restOf(row.holding)}
                  onAsk={onAsk}
                  onOpenFund={openFund}
                />
              );
            }),
          )}
          <RowSpacer height={after} columns={5} className={styles.holdingsSpacer} />
        </tbody>
      </TableFrame>
      <span id="holdings-end" tabIndex={-1} />
      {openedFund ? (
        <FundPreviewDialog
          fund={openedFund}
          holdings={view.query.everythingHeld}
          onClose={() => {
            openFund(undefined);
          }}
        />
      ) : null}
    </div>
  );
});

/**
 * Moves the focus to a group's own row, since its button went to another row when the rows changed: to the first row
 * where the group's is too far down to be in the page. One that is shown alone is brought into sight by its choice.
 */
function focusGroup(key: string, isAlone: boolean): void {
  const names = [...document.querySelectorAll<HTMLElement>(`.${styles.groupName}`)];
  const own = names.find(({ dataset }) => dataset['group'] === key);
  const first = document.querySelector<HTMLElement>(`.${styles.groupName}, .${styles.holdingFund}`);
  (own ?? first)?.focus({ preventScroll: isAlone });
}

function holdingsColumns(t: TFunction, view: PortfolioViewModel): readonly TableColumn[] {
  const { sort, direction } = view;
  const button = (option: typeof sort, label: string) => (
    <SortButton label={label} direction={sort === option ? direction : undefined} onSort={() => view.sortBy(option)} />
  );
  const isByValue = sort === 'total-asset-value';
  return [
    { key: 'fund', label: t('portfolio:fund') },
    { key: 'units', label: twoLines(t('portfolio:units'), t('portfolio:average-cost')) },
    { key: 'nav', label: twoLines(t('portfolio:nav'), t('portfolio:nav-date')) },
    {
      key: 'value',
      label: twoLines(button('total-asset-value', t('portfolio:value')), t('portfolio:share')),
      sorted: isByValue ? direction : undefined,
    },
    {
      key: 'profit',
      label: twoLines(button('profit', t('portfolio:profit-loss')), button('return-rate', t('portfolio:return-rate'))),
      sorted: isByValue ? undefined : direction,
    },
  ];
}

const twoLines = (first: ReactNode, second: ReactNode) => (
  <>
    {first}
    <br />
    {second}
  </>
);

/** About how high rows and cards are and what is between them, as in the style sheet. */
const rowHeights = { group: 78, holding: 69, gap: 0 };
const cardHeights = { group: 64, holding: 204, gap: 12 };
const shortCardHeights = { ...cardHeights, holding: 156 };
