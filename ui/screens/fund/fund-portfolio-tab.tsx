import type { CSSProperties } from 'react';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatPercentFigure } from '../../../domain/formatting/format-number';
import { type FundPortfolio, type FundWeight, largestShare } from '../../../domain/funds/fund-details';
import { type Decimal, toText } from '../../../domain/money/decimal';
import { TableFrame } from '../../components/tables/table-frame';
import { useTexts } from '../../i18n/use-texts';
import { Note } from '../../components/notices/note';
import * as styles from './fund-screen.module.css';

/** Shows the fund's largest holdings, countries and sectors [FUND-15]. */
export function FundPortfolioTab({ portfolio }: { readonly portfolio: FundPortfolio | undefined }) {
  const { t, language } = useTexts();
  if (portfolio === undefined) return <p>{t('fund-page:portfolio-none')}</p>;
  return (
    <>
      <Note className={styles.fundPageNote}>
        {t('fund-page:portfolio-as-of', { date: formatDate(portfolio.asOf, language) })}
      </Note>
      <div className={styles.fundPageWeights} data-testid="fund-page-weights">
        <Weights heading={t('fund-page:holdings')} weights={portfolio.holdings} />
        <div>
          <Weights heading={t('fund-page:countries')} weights={portfolio.countries} />
          <Weights heading={t('fund-page:sectors')} weights={portfolio.sectors} />
        </div>
      </div>
    </>
  );
}

function Weights({ heading, weights }: { readonly heading: string; readonly weights: readonly FundWeight[] }) {
  const { t } = useTexts();
  const largest = largestShare(weights);
  if (largest === undefined) return null;
  return (
    <TableFrame
      className={styles.fundPageTable}
      caption={heading}
      showsCaption
      columns={[
        { key: 'name', label: t('fund-page:name') },
        { key: 'share', label: t('fund-page:share') },
      ]}
      showsHead={false}
    >
      <tbody>
        {weights.map(({ name, percent }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <i aria-hidden="true" style={barStyle(percent, largest)} />
            </th>
            <td>{formatPercentFigure(percent)}</td>
          </tr>
        ))}
      </tbody>
    </TableFrame>
  );
}

/** The style sheet calculates how long the bar is. */
const barStyle = (percent: Decimal, largest: Decimal): CSSProperties =>
  ({ '--percent': toText(percent), '--largest': toText(largest) }) as CSSProperties;
