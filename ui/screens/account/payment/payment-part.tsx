import { regionFeatures } from '../../../../config/region-features';
import { ExternalPageLink } from '../../../app/external-page-link';
import { useConfiguration } from '../../../app/injection';
import { SentenceGap } from '../../../components/sentence-gap';
import { useTexts } from '../../../i18n/use-texts';
import { BankAccountChangePart } from './bank-account-change-part';
import { HongKongPayment } from './hong-kong-payment';
import { PaymentSection } from './payment-section';
import { TaiwanPayment } from './taiwan-payment';
import * as twoColumnsStyles from '../../../components/page/two-columns.module.css';
import * as styles from './payment.module.css';

/**
 * The bank accounts by which a client pays and is paid, and what may be done about them [ACCT-02, BANK-10, DIV-02..04].
 */
export function PaymentPart() {
  const { t } = useTexts();
  const { region, extensions } = useConfiguration();
  const { standingInstructions } = regionFeatures[region].ports;
  const canAsk = extensions.has('bank-account-changes');
  return (
    <div className={`${twoColumnsStyles.twoColumns} ${styles.payment}`}>
      {standingInstructions ? <HongKongPayment /> : <TaiwanPayment />}
      <PaymentSection heading={t('payment:dividends')}>
        <ul className={styles.paymentRules} data-testid="payment-rules">
          <li>{t('payment:dividends-owner')}</li>
          <li>{t('payment:dividends-backup')}</li>
          <li>{t('payment:dividends-fees')}</li>
        </ul>
      </PaymentSection>
      <PaymentSection heading={t('payment:change')}>
        {canAsk ? <BankAccountChangePart /> : null}
        <p>
          {t(canAsk ? 'bank-accounts:by-post' : 'payment:change-how')}
          <SentenceGap />
          <ExternalPageLink page="forms">{t('payment:change-form')}</ExternalPageLink>
        </p>
      </PaymentSection>
    </div>
  );
}
