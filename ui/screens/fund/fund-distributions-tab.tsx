import { destinationAddress } from '../../../config/destinations';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatExact } from '../../../domain/formatting/format-exact';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import type { DistributionFrequency, FundDistribution } from '../../../domain/funds/fund-details';
import { useConfiguration } from '../../app/injection';
import { Link } from '../../components/link';
import { TableFrame } from '../../components/tables/table-frame';
import { useTexts } from '../../i18n/use-texts';
import { Note } from '../../components/notices/note';
import * as styles from './fund-screen.module.css';

type FundDistributionsTabProps = {
  readonly distributions: readonly FundDistribution[];
  readonly frequency: DistributionFrequency | undefined;
};

/** Shows what the fund paid out per unit, and how its yield is calculated [FUND-17]. */
export function FundDistributionsTab({ distributions, frequency }: FundDistributionsTabProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  if (distributions.length === 0)
    return <p>{frequency === 'none' ? t('fund-page:distributions-never') : t('fund-page:distributions-none')}</p>;
  return (
    <>
      {frequency ? (
        <Note className={styles.fundPageNote}>
          {t('fund-page:fact.pays')} · {t(`fund-page:pays-${frequency}`)}
        </Note>
      ) : null}
      <DistributionTable distributions={distributions} />
      <Note className={styles.fundPageNote}>{t('fund-page:distributions-note')}</Note>
      <p>
        <Link to={destinationAddress('distributionHistory', configuration)}>{t('fund-page:own')}</Link>
      </p>
    </>
  );
}

function DistributionTable({ distributions }: Pick<FundDistributionsTabProps, 'distributions'>) {
  const { t, language } = useTexts();
  return (
    <TableFrame
      className={styles.fundPageTable}
      caption={t('fund-page:distributions-caption')}
      columns={[
        {
          key: 'dates',
          label: (
            <>
              {t('fund-page:ex-date')}
              <small>{t('fund-page:pay-date')}</small>
            </>
          ),
        },
        { key: 'amount', label: t('fund-page:amount') },
        { key: 'yield', label: t('fund-page:yield') },
      ]}
    >
      <tbody>
        {distributions.map(({ exDate, payDate, amount, currency, annualYield }) => (
          <tr key={exDate}>
            <th scope="row">
              {formatDate(exDate, language)}
              <small>{formatDate(payDate, language)}</small>
            </th>
            <td>
              {currency} {formatExact(amount, 2)}
            </td>
            <td>{formatPercentFigure(annualYield)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}
