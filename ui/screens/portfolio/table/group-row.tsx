import { observer } from 'mobx-react-lite';
import { formatNumber, formatPercentFigure } from '../../../../domain/formatting/format-number';
import { shownChanges } from '../../../../domain/holdings/figures/shown-change';
import { shareOfTotal } from '../../../../domain/holdings/figures/return-rate';
import { percentOf } from '../../../../domain/money/percent-of';
import { Amount } from '../../../components/figures/amount';
import { Change } from '../../../components/figures/change';
import { CurrencyCode } from '../../../components/figures/currency-code';
import { useTexts } from '../../../i18n/use-texts';
import { groupName } from '../group-name';
import type { RowProps } from './holding-row';
import type { GroupTableRow } from './table-rows';
import * as sliceStyles from '../slice.module.css';
import * as styles from './holdings-table.module.css';

/** A group's name and its subtotals in the viewing currency. */
export const GroupRow = observer(function GroupRow({
  row,
  totals,
  rowIndex,
  index,
  measure,
}: RowProps & { readonly row: GroupTableRow }) {
  const { t } = useTexts();
  const { group } = row;
  const { marketValue, cost, profit } = group;
  const returnPercent = profit && cost && percentOf(profit, cost);
  const changes = shownChanges({ profit, returnPercent, precision: totals.precision });
  return (
    <tr
      role="row"
      aria-rowindex={rowIndex}
      data-index={index}
      ref={measure}
      className={styles.groupRow}
      data-testid="group-row"
    >
      <th role="rowheader" scope="row">
        <i className={`${sliceStyles.slice} ${sliceStyles.sliceColour}`} data-colour={row.colour} aria-hidden="true" />
        {groupName(t, row.groupedBy, group)}
      </th>
      <td role="cell" className={styles.groupRowGap} data-testid="group-row-gap" />
      <td role="cell" className={styles.groupRowGap} data-testid="group-row-gap" />
      <td role="cell" data-label={t('portfolio:value')}>
        {marketValue ? (
          <>
            <CurrencyCode of={totals.currency} />
            <Amount>{formatNumber(marketValue, { precision: totals.precision })}</Amount>
            <small>{formatPercentFigure(shareOfTotal(marketValue, totals.marketValue), 1)}</small>
          </>
        ) : (
          <span className={styles.holdingNoValue}>{t('portfolio:no-value')}</span>
        )}
      </td>
      <td role="cell" data-label={t('portfolio:profit-loss')}>
        {profit ? (
          <>
            <CurrencyCode of={totals.currency} />
            <Amount>
              <Change {...changes.profit} />
            </Amount>
            <small>
              <Change {...changes.returnPercent} arrow={false} />
            </small>
          </>
        ) : null}
      </td>
    </tr>
  );
});
