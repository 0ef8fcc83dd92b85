import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { formatNumber, formatPercentFigure } from '../../../../domain/formatting/format-number';
import { shownChanges } from '../../../../domain/holdings/figures/shown-change';
import { shareOfTotal } from '../../../../domain/holdings/figures/return-rate';
import { percentOf } from '../../../../domain/money/percent-of';
import { Change } from '../../../components/figures/change';
import { Money } from '../../../components/figures/money';
import { useTexts } from '../../../i18n/use-texts';
import type { ExplainedFigure } from '../../../../domain/holdings/figures/explain-figure';
import type { ChosenFigure } from '../explanation/chosen-figure';
import { ExplainableFigure } from '../explanation/explainable-figure';
import { groupName } from '../group-name';
import { moveInRow } from './move-in-row';
import type { RowProps } from './holding-row';
import type { GroupTableRow } from './table-rows';
import * as sliceStyles from '../slice.module.css';
import * as styles from './holdings-table.module.css';

type GroupRowProps = RowProps & {
  readonly row: GroupTableRow;
  readonly onAsk: (asked: ChosenFigure) => void;
  /** Shows this group alone, or all again; undefined where it is no part of the ring. */
  readonly choice: { readonly isChosen: boolean; readonly toggle: () => void } | undefined;
};

/** A group's name and its subtotals in the viewing currency. */
export const GroupRow = observer(function GroupRow({
  row,
  totals,
  rowIndex,
  index,
  measure,
  onAsk,
  choice,
}: GroupRowProps) {
  const { t } = useTexts();
  const { group } = row;
  const { marketValue, cost, profit } = group;
  const returnPercent = profit && cost && percentOf(profit, cost);
  const changes = shownChanges({ profit, returnPercent, precision: totals.precision });
  const name = groupName(t, row.groupedBy, group);
  const figure = (asked: ExplainedFigure, shown: ReactNode) => (
    <ExplainableFigure
      isPassedOver={asked !== 'market-value'}
      onAsk={() => {
        onAsk({ sums: { ...group, returnPercent, currency: totals.currency }, name, figure: asked });
      }}
    >
      {shown}
    </ExplainableFigure>
  );
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      data-index={index}
      ref={measure}
      onKeyDown={moveInRow}
      className={styles.groupRow}
      data-testid="group-row"
    >
      <th role="rowheader" scope="row">
        <i className={`${sliceStyles.slice} ${sliceStyles.sliceColour}`} data-colour={row.colour} aria-hidden="true" />
        {choice ? (
          <button
            type="button"
            className={styles.groupName}
            data-group={group.key}
            aria-pressed={choice.isChosen}
            onClick={choice.toggle}
          >
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      <td role="cell" className={styles.groupRowGap} data-testid="group-row-gap" />
      <td role="cell" className={styles.groupRowGap} data-testid="group-row-gap" />
      <td role="cell" data-label={t('portfolio:value')}>
        {marketValue ? (
          <>
            {figure(
              'market-value',
              <Money of={totals.currency}>{formatNumber(marketValue, { precision: totals.precision })}</Money>,
            )}
            <small>{figure('share', formatPercentFigure(shareOfTotal(marketValue, totals.marketValue), 1))}</small>
          </>
        ) : (
          <span className={styles.holdingNoValue}>{t('portfolio:no-value')}</span>
        )}
      </td>
      <td role="cell" data-label={t('portfolio:profit-loss')}>
        {profit ? (
          <>
            {figure(
              'profit',
              <Money of={totals.currency}>
                <Change {...changes.profit} />
              </Money>,
            )}
            <small>{figure('return', <Change {...changes.returnPercent} arrow={false} />)}</small>
          </>
        ) : null}
      </td>
    </tr>
  );
});
