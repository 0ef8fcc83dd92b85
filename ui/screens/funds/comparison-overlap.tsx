import { observer } from 'mobx-react-lite';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { fundKey } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { holdingsOverlap, sharedHoldings } from '../../../domain/funds/finding/holdings-overlap';
import { Note } from '../../components/notices/note';
import { RetryPanel } from '../../components/notices/retry-panel';
import { TableFrame, TableScroll } from '../../components/tables/table-frame';
import { NoFigure } from '../../funds/fund-facts';
import { useTexts } from '../../i18n/use-texts';
import type { ComparisonViewModel } from '../../funds/comparing/comparison-view-model';
import * as styles from './comparison.module.css';

type ViewProps = { readonly view: ComparisonViewModel };

/** What the funds hold in common, as far as their largest holdings are published [FUND-15, FUND-24]. */
export const ComparisonOverlap = observer(function ComparisonOverlap({ view }: ViewProps) {
  const { t } = useTexts();
  const known = view.funds.flatMap((fund) => {
    const holdings = view.recordOf(fund).details.value?.portfolio?.holdings ?? [];
    return holdings.length === 0 ? [] : [{ fund, holdings }];
  });
  const isLost = (fund: FundPreview) => view.recordOf(fund).lacksDetails;
  const unknown = view.funds.filter((fund) => !known.some((one) => one.fund === fund) && !isLost(fund));
  const aside = (fund: FundPreview) => (view.besideEachOther.includes(fund) ? undefined : styles.aside);
  const pairs = known.flatMap((one, index) => known.slice(index + 1).map((other) => ({ one, other })));
  const shared = sharedHoldings(known.map(({ holdings }) => holdings));
  if (view.isRecordWaiting) return null;
  return (
    <section aria-labelledby="comparison-overlap">
      <h3 id="comparison-overlap">{t('comparison:overlap')}</h3>
      {view.funds.some(isLost) ? (
        <RetryPanel text={t('comparison:overlap-failed')} action={t('common:panel.retry')} onRetry={view.loadRecords} />
      ) : null}
      {pairs.length > 0 ? (
        <ul className={styles.overlapPairs} data-testid="comparison-overlap">
          {pairs.map(({ one, other }) => (
            <li key={`${fundKey(one.fund)} ${fundKey(other.fund)}`}>
              <span>{t('comparison:overlap-pair', { one: one.fund.name, other: other.fund.name })}</span>
              <b>{formatPercentFigure(holdingsOverlap(one.holdings, other.holdings))}</b>
            </li>
          ))}
        </ul>
      ) : null}
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
              ...known.map(({ fund }) => ({ key: fundKey(fund), className: aside(fund), label: fund.name })),
            ]}
          >
            <tbody>
              {shared.map(({ name, percents }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {known.map(({ fund }, place) => (
                    <td key={fundKey(fund)} className={aside(fund)}>
                      {formatPercentFigure(percents[place]) || <NoFigure />}
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
