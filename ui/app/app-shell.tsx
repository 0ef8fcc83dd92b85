import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../i18n/use-texts';
import { DemoBanner } from './header/demo-banner';
import { SessionStore } from '../stores/session-store';
import { useConfiguration, useInstance } from './injection';
import { lazyComponent } from './loading/lazy-component';
import { ChatbotParts, ShellParts } from './shell-parts';
import * as styles from './app-shell.module.css';

// Few portals have one.
const ChatbotPanel = lazyComponent(ChatbotParts, 'ChatbotPanel');
// Visitors never need these: they come with the first signed-in page.
const PageHeader = lazyComponent(ShellParts, 'PageHeader', { meanwhile: <div className={styles.pageHeaderSpace} /> });
const PageFooter = lazyComponent(ShellParts, 'PageFooter');

/** The frame around a screen: skip link, header for clients, one main landmark, footer. */
export const AppShell = observer(function AppShell({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const { chatbot, mode } = useConfiguration();
  const { isSignedIn } = useInstance(SessionStore);
  const main = useFocusOnNavigation();
  return (
    <>
      <a className={styles.skipLink} href="#content">
        {t('shell:skip-to-content')}
      </a>
      {mode === 'mock' ? <DemoBanner /> : null}
      {isSignedIn ? <PageHeader /> : null}
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      {isSignedIn ? <PageFooter /> : null}
      {chatbot.enabled ? <ChatbotPanel /> : null}
    </>
  );
});

/** After a change of screen the focus stands at its beginning, as it does after loading a page. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return main;
}
