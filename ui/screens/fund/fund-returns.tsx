import { observer } from 'mobx-react-lite';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { useConfiguration } from '../../app/injection';
import { Note } from '../../components/notices/note';
import { TableFrame } from '../../components/tables/table-frame';
import { Performance } from '../../funds/fund-facts';
import { useTexts } from '../../i18n/use-texts';
import type { FundFigures } from '../../funds/figures/fund-figures';
import { ReturnsBasis } from '../../funds/figures/returns-basis';
import * as styles from './fund-screen.module.css';

type FundReturnsProps = { readonly figures: FundFigures; readonly fund: FundPreview };

/** Shows the fund's total return in each period as it is published, and beside it that of the price alone [FUND-05..07, FUND-13, FUND-29..31]. */
export const FundReturns = observer(function FundReturns({ figures, fund }: FundReturnsProps) {
  const { t } = useTexts();
  const { region } = useConfiguration();
  const stated = fund.fundPerformance ?? {};
  const returns = figures.returns(region, stated);
  const isEmpty = returns.every(({ percent, priceOnly }) => percent === undefined && priceOnly === undefined);
  return (
    <div className={styles.fundPageReturns}>
      <h3>{t('fund-figures:returns')}</h3>
      {isEmpty ? (
        <p>{t('funds:preview.not-published')}</p>
      ) : (
        <>
          <TableFrame
            className={styles.fundPageTable}
            caption={t('fund-figures:returns')}
            columns={[
              { key: 'period', label: t('fund-figures:period') },
              { key: 'total', label: t('fund-figures:total-return') },
              { key: 'price', label: t('fund-figures:price-only') },
            ]}
          >
            <tbody>
              {returns.map(({ period, percent, priceOnly }) => (
                <tr key={period}>
                  <th scope="row">{t(`funds:preview.period-${period}`)}</th>
                  <td>
                    <b>
                      <Performance percent={percent} />
                    </b>
                  </td>
                  <td>
                    <Performance percent={priceOnly} />
                  </td>
                </tr>
              ))}
            </tbody>
          </TableFrame>
          <Note className={styles.fundPageNote}>
            <ReturnsBasis asOf={stated.performanceEffectiveDate} />
          </Note>
        </>
      )}
    </div>
  );
});
