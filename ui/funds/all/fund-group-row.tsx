import { ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { figureRange, type FundGroup } from '../../../domain/funds/finding/fund-groups';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import { type FigureOrder, figureOfOrder } from '../../../domain/funds/finding/sort-funds';
import { compare } from '../../../domain/money/decimal';
import { useRegionFeatures } from '../../app/use-region-features';
import { useTexts } from '../../i18n/use-texts';
import { Performance } from '../fund-facts';
import type { AllFundsViewModel, FigureColumn } from './all-funds-view-model';
import { ListedFigure } from './listed-figure';
import * as styles from './all-funds.module.css';

/** A column with what names it in the client's language. */
export type NamedColumn = FigureColumn & { readonly label: string };

/** The place of a row in the table, and what columns there are. */
export type FundGroupRowPlace = {
  readonly index: number;
  readonly measure: ((element: HTMLElement | null) => void) | undefined;
  readonly hasRisk: boolean;
  readonly columns: readonly NamedColumn[];
};

type FundGroupRowProps = FundGroupRowPlace & {
  readonly view: AllFundsViewModel;
  readonly group: FundGroup<FundListing>;
  readonly isOpen: boolean;
};

/** A fund of several share classes: a button shows them beneath it; its figures range over them [FUND-39]. */
export const FundGroupRow = observer(function FundGroupRow(props: FundGroupRowProps) {
  const { view, group, isOpen, index, measure, hasRisk, columns } = props;
  const { t } = useTexts();
  const { priceInFundList } = useRegionFeatures();
  return (
    <tr role="row" aria-rowindex={index + 2} data-index={index} ref={measure}>
      <th role="rowheader" scope="row">
        <button
          type="button"
          className={styles.allFundsGroup}
          aria-expanded={isOpen}
          onClick={() => {
            view.toggleGroup(group);
          }}
        >
          <ChevronDown aria-hidden="true" />
          <span>{group.name}</span>
        </button>
        <small className={styles.allFundsFacts} data-testid="fund-group-facts">
          <span>
            {group.classes.length < group.classCount
              ? t('funds:classes-of', { count: group.classCount, shown: group.classes.length })
              : t('funds:classes', { count: group.classCount })}
          </span>
          {[...new Set(group.classes.map(({ baseCurrency }) => baseCurrency))].map((currency) => (
            <span key={currency}>{currency}</span>
          ))}
        </small>
      </th>
      {hasRisk ? (
        <td role="cell" data-label={t('funds:preview.risk')}>
          <GroupRisk group={group} />
        </td>
      ) : null}
      {priceInFundList ? <td role="cell" /> : null}
      {columns.map(({ order, label, isLesser }) => (
        <td key={order} role="cell" data-label={label} className={isLesser ? styles.allFundsLesser : undefined}>
          <GroupFigure group={group} order={order} />
        </td>
      ))}
    </tr>
  );
});

type GroupProps = { readonly group: FundGroup<FundListing> };

function GroupRisk({ group }: GroupProps) {
  const { t } = useTexts();
  const risks = [...new Set(group.classes.map(({ riskRating }) => riskRating))].filter((risk) => risk !== undefined);
  if (risks.length === 0) return <Performance percent={undefined} />;
  return risks
    .toSorted((one, other) => one - other)
    .map((risk) => t('funds:risk', { risk }))
    .join(' / ');
}

function GroupFigure({ group, order }: GroupProps & { readonly order: FigureOrder }) {
  const { t } = useTexts();
  const range = figureRange(group.classes.map((fund) => figureOfOrder(fund, order)));
  if (!range || compare(range.lowest, range.highest) === 0)
    return <ListedFigure order={order} figure={range?.highest} />;
  return (
    <span className={styles.allFundsRange}>
      <span>
        <ListedFigure order={order} figure={range.lowest} />
      </span>
      <span aria-hidden="true"> – </span>
      <span className="visually-hidden">{t('funds:range-to')}</span>
      <span>
        <ListedFigure order={order} figure={range.highest} />
      </span>
    </span>
  );
}
