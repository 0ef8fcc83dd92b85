import { observer } from 'mobx-react-lite';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { Money } from '../../../components/figures/money';
import { useTexts } from '../../../i18n/use-texts';
import type { PortfolioViewModel } from '../portfolio-view-model';
import * as styles from './account-values.module.css';

/**
 * The worth of each of several accounts, as the server sums it up; nothing where it names only one [PORT-15, PORT-25,
 * ENT-09].
 */
export const AccountValues = observer(function AccountValues({ view }: { readonly view: PortfolioViewModel }) {
  const { t } = useTexts();
  const { accounts = [], totals } = view.query.portfolio ?? {};
  if (totals === undefined || accounts.length < 2) return null;
  return (
    <dl className={styles.accountValues} data-testid="account-values">
      {accounts.map(({ accountNo, accountType, marketValue, precision }) => (
        <div key={accountNo}>
          <dt>
            {accountType === 'MS'
              ? t('toolbar:filters.account-MS', { ending: accountNo.slice(-4) })
              : t('toolbar:filters.account-MA')}
          </dt>
          <dd>
            {marketValue ? (
              <Money of={totals.currency}>{formatNumber(marketValue, { precision })}</Money>
            ) : (
              t('portfolio:no-value')
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
});
