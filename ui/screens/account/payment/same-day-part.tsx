import { observer } from 'mobx-react-lite';
import { type SameDayDirectDebit, sameDayFacts } from '../../../../domain/banking/same-day-direct-debit';
import { Async } from '../../../app/loading/async';
import { useTexts } from '../../../i18n/use-texts';
import type { AsyncResource } from '../../../stores/async-resource';
import { PaymentSection } from './payment-section';
import * as styles from './payment.module.css';

/** Says whether an order can be paid the day it is placed, one sentence for each record [BANK-04, ENT-45]. */
export const SameDayPart = observer(function SameDayPart({
  resource,
}: {
  readonly resource: AsyncResource<SameDayDirectDebit>;
}) {
  const { t } = useTexts();
  return (
    <PaymentSection heading={t('payment:same-day')} lead={t('payment:same-day-lead')}>
      <Async resource={resource}>
        {(debit) => {
          // That nothing is frozen and that deals are being debited asks nothing of the client.
          const sentences = sameDayFacts(debit).flatMap(({ fact, isSo }) => {
            if (fact === 'electronic') return t(isSo ? 'payment:electronic-yes' : 'payment:electronic-no');
            return fact === 'frozen' && isSo ? t('payment:frozen-yes') : [];
          });
          return sentences.length === 0 ? (
            <p>{t('payment:same-day-none')}</p>
          ) : (
            <ul className={styles.paymentRules} data-testid="payment-rules">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          );
        }}
      </Async>
    </PaymentSection>
  );
});
