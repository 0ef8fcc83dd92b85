import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ShareSession } from '../../application/session/share-session';
import { SessionStore } from '../stores/session-store';
import { IdleWatch } from './idle-watch';
import { useInstance } from './injection';

/** Watches over an open session: shares it with tabs opened beside this one, and ends it when the client is away. */
export const SessionWatch = observer(function SessionWatch() {
  const { name } = useInstance(SessionStore);
  const sharing = useInstance(ShareSession);
  useEffect(() => sharing.start(name), [sharing, name]);
  return <IdleWatch />;
});
