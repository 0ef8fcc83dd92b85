import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { basePath } from '../../config/regions';
import { AmountsHidden } from '../components/amount';
import { FailureStore } from '../stores/failure-store';
import { PreferencesStore } from '../stores/preferences-store';
import { SessionStore } from '../stores/session-store';
import { Chrome } from './chrome';
import { ErrorBoundary } from './error-boundary';
import { useConfiguration, useInstance } from './injection';
import { lazyPart } from './lazy-part';
import { LoadingModal } from './loading-modal';
import { PageTitle } from './page-title';
import { routeTable } from './route-table';
import { ShownScreen } from './shown-screen';
import { SignInGuard } from './sign-in-guard';
import { UnknownPath } from './unknown-path';

// Not needed before the login form can be used.
const ErrorModal = lazyPart(() => import('./error-modal').then((module) => module.ErrorModal));
const IdleWatch = lazyPart(() => import('./idle-watch').then((module) => module.IdleWatch));

/** The shell: routes and what stands around every screen. */
export const App = observer(function App() {
  const { flags, profile } = useConfiguration();
  const session = useInstance(SessionStore);
  const preferences = useInstance(PreferencesStore);
  const failures = useInstance(FailureStore);
  useEffect(() => session.followOtherTabs(), [session]);
  useReturnFromMemory(session.lookAgain);
  useEffect(() => preferences.follow(), [preferences]);
  useEffect(() => failures.close, [failures, session.isSignedIn]);
  return (
    <BrowserRouter basename={`${basePath}/`}>
      <ErrorBoundary>
        <AmountsHidden value={preferences.amountsHidden}>
          <Chrome>
            <Routes>
              {routeTable(flags, profile).map(({ path, screen, access }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <SignInGuard key={path} access={access}>
                      <PageTitle screen={screen} />
                      <ShownScreen name={screen} />
                    </SignInGuard>
                  }
                />
              ))}
              <Route path="*" element={<UnknownPath />} />
            </Routes>
          </Chrome>
        </AmountsHidden>
      </ErrorBoundary>
      {session.isSignedIn ? <IdleWatch /> : null}
      {failures.errors.length > 0 ? <ErrorModal /> : null}
      <LoadingModal />
    </BrowserRouter>
  );
});

/** The back button can bring the page back as it was, with a session that has ended since. */
function useReturnFromMemory(lookAgain: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) lookAgain();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [lookAgain]);
}
