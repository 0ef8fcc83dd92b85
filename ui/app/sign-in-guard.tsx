import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { SessionStore } from '../stores/session-store';
import { useInstance } from './injection';
import type { RouteRow } from './route-table';

type SignInGuardProps = { readonly access: RouteRow['access']; readonly children: ReactNode };

/** Lets signed-in clients through; remembers where anyone else was going and asks to log in first [ROUTE-19, OPEN-12]. */
export const SignInGuard = observer(function SignInGuard({ access, children }: SignInGuardProps) {
  const session = useInstance(SessionStore);
  const { pathname, search } = useLocation();
  if (access === 'public' || session.isSignedIn) return children;
  session.remember(pathname, search);
  return <Navigate to="/login" replace />;
});
