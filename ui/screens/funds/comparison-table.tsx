import type { ReactNode } from 'react';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatPrice } from '../../../domain/formatting/format-price';
import { isTradedOnline } from '../../../domain/eligibility/fund-actions';
import { fundKey } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { figurePeriods, publishedFigures } from '../../../domain/funds/performance/period-figures';
import { useConfiguration } from '../../app/injection';
import { Button } from '../../components/button';
import { CurrencyCode } from '../../components/figures/currency-code';
import { TableFrame, TableScroll } from '../../components/tables/table-frame';
import { Performance } from '../../funds/fund-facts';
import { useTexts } from '../../i18n/use-texts';
import { FundLink } from './fund-link';
import type { FundsAddress } from './funds-address';
import * as styles from './comparison.module.css';

type ComparisonTableProps = {
  readonly funds: readonly FundPreview[];
  readonly address: FundsAddress;
  readonly onRemove: (fund: FundPreview) => void;
};

type Line = readonly [label: string, cell: (fund: FundPreview) => ReactNode];

/**
 * A column a fund, a line a fact; on a narrow screen it is moved sideways [FUND-24, FUND-05, FUND-06, FUND-31, FUND-32,
 * FUND-34].
 */
export function ComparisonTable({ funds, address, onRemove }: ComparisonTableProps) {
  const { t } = useTexts();
  const lines = useLines();
  return (
    <TableScroll label={t('comparison:heading')}>
      <TableFrame
        className={styles.comparisonTable}
        columns={[
          { key: 'fact' },
          ...funds.map((fund) => ({
            key: fundKey(fund),
            label: <FundHead fund={fund} address={address} onRemove={onRemove} />,
          })),
        ]}
      >
        <tbody>
          {lines.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {funds.map((fund) => (
                <td key={fundKey(fund)}>{cell(fund)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </TableScroll>
  );
}

type FundHeadProps = Omit<ComparisonTableProps, 'funds'> & { readonly fund: FundPreview };

function FundHead({ fund, address, onRemove }: FundHeadProps) {
  const { t } = useTexts();
  return (
    <>
      <FundLink fund={fund} address={address}>
        {fund.name}
      </FundLink>
      <Button
        theme="outlined"
        size="small"
        aria-label={t('comparison:remove-of', { fund: fund.name })}
        onClick={() => {
          onRemove(fund);
        }}
      >
        {t('comparison:remove')}
      </Button>
    </>
  );
}

/** Returns the compared figures, each in the words of the fund's own page. */
function useLines(): readonly Line[] {
  const { t, language } = useTexts();
  const { region } = useConfiguration();
  const periodLines = figurePeriods(region).map((period): Line => [
    t(`funds:preview.period-${period}`),
    ({ fundPerformance = {} }) => (
      <Performance percent={publishedFigures(region, fundPerformance).find((one) => one.period === period)?.percent} />
    ),
  ]);
  return [
    [
      t('funds:preview.risk'),
      ({ fundRiskRating }) => (fundRiskRating ? t('funds:preview.risk-of', { risk: fundRiskRating }) : null),
    ],
    [t('funds:preview.currency'), ({ baseCurrency }) => baseCurrency],
    [
      t('funds:preview.price'),
      ({ fundPrice, baseCurrency }) =>
        fundPrice?.price ? (
          <>
            <CurrencyCode of={baseCurrency} />
            {formatPrice(fundPrice.price)}
          </>
        ) : null,
    ],
    [t('funds:preview.price-date'), ({ fundPrice }) => formatDate(fundPrice?.date, language)],
    [
      t('funds:preview.status'),
      (fund) =>
        isTradedOnline({ ...fund, region }) ? t('funds:preview.traded-online') : t('funds:preview.not-traded-online'),
    ],
    ...periodLines,
    [t('comparison:as-of'), ({ fundPerformance }) => formatDate(fundPerformance?.performanceEffectiveDate, language)],
  ];
}
