import { observer } from 'mobx-react-lite';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { fundKey } from '../../../domain/funds/finding/fund-listing';
import { holdingsOverlap, sharedHoldings } from '../../../domain/funds/finding/holdings-overlap';
import { Note } from '../../components/notices/note';
import { TableFrame, TableScroll } from '../../components/tables/table-frame';
import { Performance } from '../../funds/fund-facts';
import { useTexts } from '../../i18n/use-texts';
import type { ComparisonViewModel } from './comparison-view-model';
import * as styles from './comparison.module.css';

type ViewProps = { readonly view: ComparisonViewModel };

/** What the funds hold in common, as far as their largest holdings are published [FUND-15, FUND-24]. */
export const ComparisonOverlap = observer(function ComparisonOverlap({ view }: ViewProps) {
  const { t } = useTexts();
  const known = view.funds.flatMap((fund) => {
    const holdings = view.recordOf(fund).details.value?.portfolio?.holdings ?? [];
    return holdings.length === 0 ? [] : [{ fund, holdings }];
  });
  const unknown = view.funds.filter(
    (fund) => !known.some((one) => one.fund === fund) && view.recordOf(fund).details.phase.kind !== 'failed',
  );
  const pairs = known.flatMap((one, index) => known.slice(index + 1).map((other) => ({ one, other })));
  const shared = sharedHoldings(known.map(({ holdings }) => holdings));
  if (view.isRecordWaiting) return null;
  return (
    <section aria-labelledby="comparison-overlap">
      <h3 id="comparison-overlap">{t('comparison:overlap')}</h3>
      <ul className={styles.overlapPairs} data-testid="comparison-overlap">
        {pairs.map(({ one, other }) => (
          <li key={`${fundKey(one.fund)} ${fundKey(other.fund)}`}>
            <span>{t('comparison:overlap-pair', { one: one.fund.name, other: other.fund.name })}</span>
            <b>{formatPercentFigure(holdingsOverlap(one.holdings, other.holdings))}</b>
          </li>
        ))}
      </ul>
      {unknown.map((fund) => (
        <p key={fundKey(fund)}>{t('comparison:overlap-unknown', { fund: fund.name })}</p>
      ))}
      {pairs.length > 0 && shared.length === 0 ? <p>{t('comparison:overlap-none')}</p> : null}
      {shared.length > 0 ? (
        <TableScroll label={t('comparison:overlap')}>
          <TableFrame
            className={styles.growthTable}
            columns={[
              { key: 'name', label: t('fund-page:name') },
              ...known.map(({ fund }) => ({ key: fundKey(fund), label: fund.name })),
            ]}
          >
            <tbody>
              {shared.map(({ name, percents }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {known.map(({ fund }, place) => (
                    <td key={fundKey(fund)}>
                      {formatPercentFigure(percents[place]) || <Performance percent={undefined} />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </TableFrame>
        </TableScroll>
      ) : null}
      {pairs.length > 0 ? <Note className={styles.comparisonNote}>{t('comparison:overlap-note')}</Note> : null}
    </section>
  );
});
