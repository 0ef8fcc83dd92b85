import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '../i18n/use-texts';
import { DemoBanner } from './header/demo-banner';
import { ErrorBoundary } from './failures/error-boundary';
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
  const { pathname } = useLocation();
  const main = useFocusOnNavigation(pathname);
  return (
    <>
      <a className={styles.skipLink} href="#content">
        {t('shell:skip-to-content')}
      </a>
      {mode === 'mock' ? <DemoBanner /> : null}
      {isSignedIn ? <PageHeader /> : null}
      <main id="content" ref={main} tabIndex={-1}>
        <ErrorBoundary path={pathname}>{children}</ErrorBoundary>
      </main>
      {isSignedIn ? <PageFooter /> : null}
      {chatbot.enabled ? <ChatbotPanel /> : null}
    </>
  );
});

/** After a change of screen the focus stands at its heading, once that is there, as it does after loading a page. */
function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo(0, 0);
    return main.current ? focusHeading(main.current) : undefined;
  }, [pathname]);
  return main;
}

/** Focuses the heading of a screen, which may still have to come, or give way to another once its figures are there; whatever takes the focus meanwhile keeps it. Returns how to stop. */
function focusHeading(main: HTMLElement): () => void {
  let holder: HTMLElement = main;
  main.focus({ preventScroll: true });
  const look = (): void => {
    const isGone = !holder.isConnected && document.activeElement === document.body;
    if (document.activeElement !== holder && !isGone) {
      changes.disconnect();
      return;
    }
    const heading = main.querySelector('h1');
    if (!heading || heading === holder) return;
    holder = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(look);
  changes.observe(main, { childList: true, subtree: true });
  look();
  return () => changes.disconnect();
}
