import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { BrandMark } from '../components/page/brand-mark';
import { Link } from '../components/link';
import { useTexts } from '../i18n/use-texts';
import { SessionStore } from '../stores/session-store';
import { useInstance } from './injection';
import { LanguageSwitch } from './header/language-switch';
import * as styles from '../components/page/credential-page.module.css';

type CredentialPageProps = {
  readonly title: string;
  /** True where the client came for something forgotten, which may be remembered after all. */
  readonly hasForgotten?: boolean;
  readonly children: ReactNode;
};

/**
 * A sheet on which somebody who may not be logged in mends what is needed to log in, and the way back to the login
 * page.
 */
export const CredentialPage = observer(function CredentialPage({
  title,
  hasForgotten = false,
  children,
}: CredentialPageProps) {
  const { t } = useTexts();
  const { isSignedIn } = useInstance(SessionStore);
  return (
    <div className={styles.resetPage}>
      {isSignedIn ? null : (
        <div className={styles.resetTop}>
          <BrandMark />
          <LanguageSwitch />
        </div>
      )}
      <div className={styles.resetSheet} data-testid="reset-sheet">
        <h1>{title}</h1>
        {children}
      </div>
      <p className={styles.resetFoot}>
        {hasForgotten ? `${t('credentials:reset.help')} ` : null}
        <Link to="/login">{t('credentials:reset.to-login')}</Link>
      </p>
    </div>
  );
});
