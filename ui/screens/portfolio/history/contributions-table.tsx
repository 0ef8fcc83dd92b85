import { fundPageAddress } from '../../../funds/fund-page-address';
import { isZero } from '../../../../domain/money/decimal';
import { causeLines } from '../../../../domain/performance/bridge';
import { otherGain } from '../../../../domain/performance/fund-contributions';
import type { PortfolioReport } from '../../../../domain/performance/portfolio-report';
import { useConfiguration } from '../../../app/injection';
import { Link } from '../../../components/link';
import { useTexts } from '../../../i18n/use-texts';
import { MoneyChange } from '../../../performance/money-change';
import * as tableStyles from '../../../performance/figures-table.module.css';

type ContributionsTableProps = { readonly report: Pick<PortfolioReport, 'bridge' | 'contributions' | 'currency'> };

/** The gain of the period fund by fund with its causes, adding up to that of the whole; nothing where no fund gained or lost [PORT-46]. */
export function ContributionsTable({ report: { bridge, contributions, currency } }: ContributionsTableProps) {
  const { t } = useTexts();
  const configuration = useConfiguration();
  if (!bridge || contributions.length === 0) return null;
  const rest = otherGain(bridge, contributions);
  return (
    <div>
      <h3>{t('gains:in-currency', { what: t('history:by-fund'), currency })}</h3>
      <table className={tableStyles.table} data-testid="contributions">
        <caption className="visually-hidden">{t('history:by-fund')}</caption>
        <tbody>
          {contributions.map(({ fund, gain, ...figures }) => {
            const address = fundPageAddress(fund, configuration);
            return (
              <tr key={fund.code + fund.name}>
                <th scope="row">
                  {address ? <Link to={address}>{fund.name}</Link> : fund.name}{' '}
                  {causeLines(figures)
                    .filter(([, value]) => !isZero(value))
                    .map(([cause, value]) => (
                      <small key={cause} className={tableStyles.cause}>
                        {t(`history:${cause}`)} <MoneyChange of={value} currency={currency} />
                      </small>
                    ))}
                </th>
                <td>
                  <MoneyChange of={gain} currency={currency} />
                </td>
              </tr>
            );
          })}
          {isZero(rest) ? null : (
            <tr>
              <th scope="row">{t('history:by-others')}</th>
              <td>
                <MoneyChange of={rest} currency={currency} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
