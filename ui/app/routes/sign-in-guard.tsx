import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SessionStore } from '../../stores/session-store';
import { useInstance } from '../injection';
import type { Screen } from './screen';

type SignInGuardProps = { readonly access: Screen['access']; readonly children: ReactNode };

/**
 * Lets signed-in clients through; remembers where anyone else was going and asks to log in first [ROUTE-19, OPEN-12].
 */
export const SignInGuard = observer(function SignInGuard({ access, children }: SignInGuardProps) {
  const session = useInstance(SessionStore);
  useEffect(() => {
    if (access === 'public') session.enterPublicPage();
  }, [access, session]);
  if (access === 'public' || session.isSignedIn) return children;
  // The session ended on this very page, and the logged-out page comes next: this isn't a visitor about to log in.
  if (session.isLeaving) return null;
  return <ToLogin session={session} />;
});

function ToLogin({ session }: { readonly session: SessionStore }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    session.remember(pathname, search + hash);
  }, [session, pathname, search, hash]);
  return <Navigate to="/login" replace />;
}
