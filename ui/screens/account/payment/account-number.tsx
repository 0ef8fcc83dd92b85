import { useEffect, useState } from 'react';
import { maskAccountNumber } from '../../../../domain/banking/mask-account-number';
import { MaskedNumber } from '../../../components/figures/masked-number';
import { useTexts } from '../../../i18n/use-texts';
import * as buttonStyles from '../../../components/button.module.css';
import * as styles from './payment.module.css';

type NumberProps = { readonly number: string; readonly bank: string };

/** An account number, masked until the client asks for the whole of it, and again as soon as the page is left. */
export function AccountNumber({ number, bank }: NumberProps) {
  const { t } = useTexts();
  const [isShown, show] = useState(false);
  useEffect(() => {
    const onLeave = () => {
      if (document.visibilityState === 'hidden') show(false);
    };
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onLeave);
    };
  }, []);
  return (
    <p className={styles.accountNumber} data-testid="account-number">
      <span aria-live="polite">
        {isShown ? <bdi>{number}</bdi> : <MaskedNumber masked={maskAccountNumber(number)} />}
      </span>
      <button
        type="button"
        className={`${buttonStyles.textButton} ${styles.accountNumberShow}`}
        aria-label={t(isShown ? 'payment:hide-of' : 'payment:show-of', { bank })}
        onClick={() => {
          show(!isShown);
        }}
      >
        {t(isShown ? 'payment:hide' : 'payment:show')}
      </button>
    </p>
  );
}
