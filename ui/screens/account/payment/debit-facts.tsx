import { observer } from 'mobx-react-lite';
import type { BankAccount } from '../../../../domain/banking/bank-account';
import { parseDebitFrequency } from '../../../../domain/banking/debit-frequency';
import { formatDate } from '../../../../domain/formatting/format-date';
import { formatNumber } from '../../../../domain/formatting/format-number';
import { parseCurrency } from '../../../../domain/money/currency';
import { Amount } from '../../../components/figures/amount';
import { Fact } from '../../../components/figures/fact';
import { useTexts } from '../../../i18n/use-texts';

/** Shows the limits of a direct debit authorisation: amount, frequency, beginning and end [ENT-44]. */
export const DebitFacts = observer(function DebitFacts({ account }: { readonly account: BankAccount }) {
  const { t, language } = useTexts();
  const { debitLimit, debitLimitPrecision, accountCurrency, periodicity, effectiveDate, authExpiryDate } = account;
  const limit = formatNumber(debitLimit, { precision: debitLimitPrecision });
  const frequency = parseDebitFrequency(periodicity);
  const since = formatDate(effectiveDate, language);
  const until = formatDate(authExpiryDate, language);
  return (
    <>
      {limit ? (
        <Fact label={t('payment:limit')}>
          <Amount>{`${parseCurrency(accountCurrency) ?? ''} ${limit}`.trim()}</Amount>
        </Fact>
      ) : null}
      {frequency ? <Fact label={t('payment:frequency')}>{t(`payment:frequency-${frequency}`)}</Fact> : null}
      {since && until ? <Fact label={t('payment:in-force-time')}>{`${since} – ${until}`}</Fact> : null}
      {since && !until ? <Fact label={t('payment:in-force-time')}>{t('payment:since', { date: since })}</Fact> : null}
      {until && !since ? <Fact label={t('payment:in-force-time')}>{t('payment:until', { date: until })}</Fact> : null}
      {account.addressLines.length > 0 ? (
        <Fact label={t('payment:bank-address')}>{account.addressLines.join(t('payment:address-joint'))}</Fact>
      ) : null}
    </>
  );
});
