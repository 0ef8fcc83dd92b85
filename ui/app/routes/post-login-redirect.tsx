import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SessionStore } from '../../stores/session-store';
import { useInstance } from '../injection';

/** Sends a signed-in client on from a page of login, again with each visit of it [OPEN-12, SESS-24, SESS-25]. */
export function PostLoginRedirect() {
  const session = useInstance(SessionStore);
  const navigate = useNavigate();
  // Two visits may follow each other so fast that only the second is drawn: the key tells them apart.
  const { key } = useLocation();
  useEffect(() => {
    void navigate(session.destination, { replace: true });
  }, [session, navigate, key]);
  return null;
}
