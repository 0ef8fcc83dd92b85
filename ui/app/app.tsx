import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { basePath } from '../../config/regions';
import { AmountsHidden } from '../components/figures/amount';
import { TextsProvider } from '../i18n/use-texts';
import { FailureStore } from '../stores/failure-store';
import { LanguageStore } from '../stores/language-store';
import { PreferencesStore } from '../stores/preferences-store';
import { SessionStore } from '../stores/session-store';
import { AppShell } from './app-shell';
import { ErrorBoundary } from './failures/error-boundary';
import { useConfiguration, useInstance } from './injection';
import { lazyImport, lazyComponent } from './loading/lazy-component';
import { DeferredShellParts } from './shell-parts';
import { LoadingModal } from './failures/loading-modal';
import { routeTable } from './routes/route-table';
import { ShownScreen } from './routes/shown-screen';
import { SignInGuard } from './routes/sign-in-guard';
import { NotFoundRedirect } from './routes/not-found-redirect';

// Not needed before the login form can be used.
const ErrorModal = lazyImport(() => import('./failures/error-modal').then((module) => module.ErrorModal));
const PageEnd = lazyComponent(DeferredShellParts, 'PageEnd', { when: 'late', isQuiet: true });

/** The shell: routes and what stands around every screen. */
export const App = observer(function App() {
  const configuration = useConfiguration();
  const session = useInstance(SessionStore);
  const preferences = useInstance(PreferencesStore);
  const failures = useInstance(FailureStore);
  const languages = useInstance(LanguageStore);
  useEffect(() => session.followOtherTabs(), [session]);
  useWaking(session.ensureCurrentSession);
  useEffect(() => preferences.follow(), [preferences]);
  useEffect(() => failures.close, [failures, session.isSignedIn]);
  return (
    // Without transitions, what is shown is never behind the address: two quick steps would be rendered as none.
    <TextsProvider languages={languages}>
      <BrowserRouter basename={`${basePath}/`} useTransitions={false}>
        <ErrorBoundary>
          <AmountsHidden value={preferences.amountsHidden}>
            <AppShell>
              <Routes>
                {routeTable(configuration).map((screen) => (
                  <Route
                    key={screen.path}
                    path={screen.path}
                    element={
                      <SignInGuard key={screen.path} access={screen.access}>
                        <ShownScreen screen={screen} />
                      </SignInGuard>
                    }
                  />
                ))}
                <Route path="*" element={<NotFoundRedirect />} />
              </Routes>
            </AppShell>
          </AmountsHidden>
        </ErrorBoundary>
        {session.isSignedIn ? <PageEnd /> : null}
        {failures.errors.length > 0 ? <ErrorModal /> : null}
        <LoadingModal />
      </BrowserRouter>
    </TextsProvider>
  );
});

const wakings = ['pageshow', 'focus', 'visibilitychange'];

/** A page that slept or lay in the back button's memory comes to light again, maybe after its session. */
function useWaking(look: () => void): void {
  useEffect(() => {
    for (const waking of wakings) window.addEventListener(waking, look);
    return () => {
      for (const waking of wakings) window.removeEventListener(waking, look);
    };
  }, [look]);
}
