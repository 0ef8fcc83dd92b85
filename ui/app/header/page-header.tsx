import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SignOut } from '../../../application/session/sign-out';
import { formatDate } from '../../../domain/formatting/format-date';
import { BrandMark } from '../../components/page/brand-mark';
import { HeaderIcon } from '../../components/header-icon';
import { Link } from '../../components/link';
import { RetryPanel } from '../../components/notices/retry-panel';
import { useTexts } from '../../i18n/use-texts';
import { ClientStore } from '../../stores/client-store';
import { PreferencesStore } from '../../stores/preferences-store';
import { LanguageSwitch } from './language-switch';
import { DisplaySettings } from './display-settings';
import { lazyComponent } from '../loading/lazy-component';
import { DeferredShellParts } from '../shell-parts';
import { useInstance } from '../injection';
import * as buttonStyles from '../../components/button.module.css';
import * as styles from './page-header.module.css';

const FindFundButton = lazyComponent(DeferredShellParts, 'FindFundButton', { when: 'late', isQuiet: true });

const HelpButton = lazyComponent(DeferredShellParts, 'HelpButton', { when: 'late', isQuiet: true });

const DeferredShell = lazyComponent(DeferredShellParts, 'DeferredShell', { when: 'late', isQuiet: true });

const MainMenu = lazyComponent(DeferredShellParts, 'MainMenu', { when: 'late' });

/**
 * Shows the client's name, the menu and the display settings; on a phone one row, whose menu opens to the rest
 * [ACCT-09, ACCT-10].
 */
export const PageHeader = observer(function PageHeader() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const [openedOn, openOn] = useState<string>();
  const id = useId();
  // What was opened on another page is closed on this one.
  const isOpen = openedOn === pathname;
  return (
    <>
      <DeferredShell />
      <header className={styles.pageHeader} data-testid="page-header">
        <div className={styles.pageHeaderBar} data-open={isOpen}>
          <BrandMark />
          <button
            type="button"
            className={`${buttonStyles.iconButton} ${styles.menuToggle}`}
            data-tour="menu help"
            aria-label={t('shell:main-menu')}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              openOn(isOpen ? undefined : pathname);
            }}
          >
            <HeaderIcon shape="menu" />
          </button>
          <nav id={id} aria-label={t('shell:main-menu')} data-tour="menu">
            <Link to="/" current={pathname === '/'}>
              {t('common:title.portfolio')}
            </Link>
            <MainMenu />
          </nav>
          <ClientName />
          <ClientTools />
        </div>
      </header>
    </>
  );
});

const ClientName = observer(function ClientName() {
  const { t, language } = useTexts();
  const clients = useInstance(ClientStore);
  const { user } = clients;
  useEffect(() => {
    void clients.load();
  }, [clients, language]);
  // Whoever logs in next on this page is never greeted by another client's name.
  useEffect(() => clients.forget, [clients]);
  if (clients.isLost)
    return (
      <RetryPanel
        className={styles.pageHeaderRetry}
        text={t('shell:client-failed')}
        action={t('common:panel.retry')}
        onRetry={() => void clients.load()}
      />
    );
  if (!user) return null;
  const lastLogin = formatDate(user.lastLoginDate, language, 'date-time');
  return (
    <p className={styles.pageHeaderClient} data-testid="page-header-client">
      <b>{user.userNameWithTitle}</b>
      {lastLogin ? <span>{t('shell:last-login', { at: lastLogin })}</span> : null}
    </p>
  );
});

const ClientTools = observer(function ClientTools() {
  const { t } = useTexts();
  const preferences = useInstance(PreferencesStore);
  const logOut = useInstance(SignOut);
  return (
    <div className={styles.pageHeaderTools}>
      <button
        type="button"
        className={buttonStyles.iconButton}
        aria-pressed={preferences.amountsHidden}
        aria-label={t('shell:hide-amounts')}
        title={preferences.amountsHidden ? t('shell:show-amounts') : t('shell:hide-amounts')}
        onClick={preferences.toggleAmounts}
      >
        <HeaderIcon shape={preferences.amountsHidden ? 'eye-off' : 'eye'} />
      </button>
      <FindFundButton />
      <HelpButton />
      <LanguageSwitch isShort />
      <DisplaySettings />
      <button
        type="button"
        className={`${buttonStyles.textButton} ${styles.pageHeaderLogOut}`}
        onClick={() => void logOut.execute()}
      >
        {t('shell:log-out')}
      </button>
    </div>
  );
});
