import { formatNumber } from '../../../../domain/formatting/format-number';
import type { RegionalSummary } from '../../../../domain/holdings/figures/regional-summary';
import { shownChanges } from '../../../../domain/holdings/figures/shown-change';
import { Amount } from '../../../components/figures/amount';
import { Change } from '../../../components/figures/change';
import { TableFrame } from '../../../components/tables/table-frame';
import { useTexts } from '../../../i18n/use-texts';
import { accountKindName } from '../account-kind-name';
import * as styles from './regional-table.module.css';

type RegionalTableProps = { readonly summaries: readonly RegionalSummary[]; readonly currency: string };

/**
 * Taiwan's funds at home, abroad and together, each with its kinds of account, in the viewing currency [HOLD-16,
 * ENT-11].
 */
export function RegionalTable({ summaries, currency }: RegionalTableProps) {
  const { t } = useTexts();
  return (
    <TableFrame
      className={styles.regions}
      caption={t('summaries:region.caption', { currency })}
      showsCaption
      columns={[
        { key: 'region', label: t('summaries:region.heading') },
        { key: 'value', label: t('portfolio:value') },
        { key: 'cost', label: t('portfolio:cost') },
        { key: 'profit', label: t('portfolio:profit-loss') },
        { key: 'return', label: t('portfolio:return-rate') },
        { key: 'dividend', label: t('summaries:region.dividend') },
      ]}
    >
      <tbody>
        {inReadingOrder(summaries).map((summary) => (
          <Part key={`${summary.summaryType} ${summary.txnPaymentType ?? ''}`} summary={summary} />
        ))}
      </tbody>
    </TableFrame>
  );
}

function Part({ summary }: { readonly summary: RegionalSummary }) {
  const { t } = useTexts();
  const { summaryType, txnPaymentType, txnCurrency, precision } = summary;
  const kind = txnPaymentType === undefined ? undefined : accountKindName(t, txnPaymentType, txnCurrency);
  const changes = shownChanges(summary);
  const amount = (value: typeof summary.cost) => formatNumber(value, { precision });
  return (
    <tr className={kind ? styles.regionKind : summaryType === 'TOTAL' ? styles.regionTotal : undefined}>
      <th scope="row">{kind ?? t(`summaries:region.${summaryType}`)}</th>
      <td data-label={t('portfolio:value')}>
        <Amount>{amount(summary.marketValue)}</Amount>
      </td>
      <td data-label={t('portfolio:cost')}>
        <Amount>{amount(summary.cost)}</Amount>
      </td>
      <td data-label={t('portfolio:profit-loss')}>
        {summary.profit ? (
          <Amount>
            <Change {...changes.profit} />
          </Amount>
        ) : null}
      </td>
      <td data-label={t('portfolio:return-rate')}>
        <Change {...changes.returnPercent} arrow={false} />
      </td>
      <td data-label={t('summaries:region.dividend')}>
        <Amount>{amount(summary.grossDividend)}</Amount>
      </td>
    </tr>
  );
}

/** Funds at home with their kinds of account, those abroad with theirs, then both together. */
const inReadingOrder = (summaries: readonly RegionalSummary[]): readonly RegionalSummary[] =>
  (['LOCAL', 'FOREIGN', 'TOTAL'] as const).flatMap((type) => {
    const ofType = summaries.filter(({ summaryType }) => summaryType === type);
    const kinds = ofType.filter(({ txnPaymentType }) => txnPaymentType !== undefined);
    return [...ofType.filter(({ txnPaymentType }) => txnPaymentType === undefined), ...kinds];
  });
