import { useTexts } from '../../i18n/use-texts';
import * as styles from './cash-account.module.css';

/** What a client without a Cash Account reads, and what can be done about it [VCA-34, OPEN-57]. */
export function NoCashAccount({ access }: { readonly access: 'none' | 'hint-to-enable' | 'not-opened' }) {
  const { t } = useTexts();
  return (
    <div className={styles.cashEmpty} data-testid="cash-empty">
      <p>
        <b>{t(`cash-account.without-${access}`)}</b>
      </p>
      <p>{t(access === 'hint-to-enable' ? 'cash.offered' : `cash-account.without-${access}-text`)}</p>
    </div>
  );
}
