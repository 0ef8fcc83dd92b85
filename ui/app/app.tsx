import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { basePath } from '../../config/regions';
import { AmountsHidden } from '../components/amount';
import { PreferencesStore } from '../stores/preferences-store';
import { SessionStore } from '../stores/session-store';
import { Chrome } from './chrome';
import { ErrorBoundary } from './error-boundary';
import { ErrorModal } from './error-modal';
import { IdleWatch } from './idle-watch';
import { useConfiguration, useInstance } from './injection';
import { LoadingModal } from './loading-modal';
import { PageTitle } from './page-title';
import { routeTable } from './route-table';
import { screens } from './screens';
import { SignInGuard } from './sign-in-guard';
import { UnknownPath } from './unknown-path';

/** The shell: routes and what stands around every screen. */
export const App = observer(function App() {
  const { flags, profile } = useConfiguration();
  const session = useInstance(SessionStore);
  const preferences = useInstance(PreferencesStore);
  useEffect(() => session.followOtherTabs(), [session]);
  useEffect(() => preferences.follow(), [preferences]);
  return (
    <BrowserRouter basename={basePath}>
      <ErrorBoundary>
        <AmountsHidden value={preferences.amountsHidden}>
          <Chrome>
            <Suspense fallback={null}>
              <Routes>
                {routeTable(flags, profile).map(({ path, screen, access }) => {
                  const Screen = screens[screen];
                  return (
                    <Route
                      key={path}
                      path={path}
                      element={
                        <SignInGuard access={access}>
                          <PageTitle screen={screen} />
                          <Screen />
                        </SignInGuard>
                      }
                    />
                  );
                })}
                <Route path="*" element={<UnknownPath />} />
              </Routes>
            </Suspense>
          </Chrome>
        </AmountsHidden>
      </ErrorBoundary>
      {session.isSignedIn ? <IdleWatch /> : null}
      <ErrorModal />
      <LoadingModal />
    </BrowserRouter>
  );
});
