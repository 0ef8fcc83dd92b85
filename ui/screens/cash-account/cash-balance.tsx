import { observer } from 'mobx-react-lite';
import { topUpPath, withdrawalPath } from '../../../config/named-paths';
import type { CashAccount } from '../../../domain/cash-account/cash-account';
import { formatDate } from '../../../domain/formatting/format-date';
import { formatNumber } from '../../../domain/formatting/format-number';
import type { Decimal } from '../../../domain/money/decimal';
import { Amount } from '../../components/figures/amount';
import { CurrencyCode } from '../../components/figures/currency-code';
import { Fact } from '../../components/figures/fact';
import { Link } from '../../components/link';
import { useTexts } from '../../i18n/use-texts';

type CashBalanceProps = {
  readonly accounts: readonly CashAccount[];
  /** The instant of the answer. */
  readonly at: string;
};

/** What the client may use and what is on the books, as of when [VCA-06, ENT-27]. */
export const CashBalance = observer(function CashBalance({ accounts, at }: CashBalanceProps) {
  const { t, language } = useTexts();
  return (
    <section className="cash-balance" aria-label={t('cash-account.balance')}>
      {accounts.map((account) => {
        const moved = formatDate(account.balanceLastUpdateTime, language, 'date-time');
        return (
          <dl key={account.vcaSid}>
            <div className="cash-available">
              <dt>{t('cash.available')}</dt>
              <dd>
                <Money account={account} amount={account.availableBalance} />
              </dd>
            </div>
            <Fact label={t('cash.ledger')}>
              <Money account={account} amount={account.ledgerBalance} />
            </Fact>
            {moved ? <Fact label={t('cash.moved-at')}>{moved}</Fact> : null}
            <Fact label={t('cash-account.as-of')}>{formatDate(at, language, 'date-time')}</Fact>
          </dl>
        );
      })}
      <p className="cash-note">{t('cash-account.difference')}</p>
      <p className="cash-actions">
        <Link to={topUpPath} className="button button-primary">
          {t('cash-account.top-up-link')}
        </Link>
        <Link to={withdrawalPath} className="button button-outlined">
          {t('cash-account.withdraw-link')}
        </Link>
      </p>
    </section>
  );
});

function Money({ account, amount }: { readonly account: CashAccount; readonly amount: Decimal | undefined }) {
  if (!amount) return '–';
  return (
    <Amount>
      <CurrencyCode of={account.accountCurrency} />
      {formatNumber(amount, { precision: account.balancePrecision })}
    </Amount>
  );
}
