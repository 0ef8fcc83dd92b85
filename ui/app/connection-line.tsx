import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTexts } from '../i18n/use-texts';
import { ConnectionStore } from '../stores/connection-store';
import { useInstance } from './injection';
import * as styles from './connection-line.module.css';

/** Says on every page that the device has no connection, that what is read comes by itself, and when it is back. */
export const ConnectionLine = observer(function ConnectionLine() {
  const { t } = useTexts();
  const connection = useInstance(ConnectionStore);
  useEffect(() => connection.follow(), [connection]);
  const { state } = connection;
  return (
    <p className={styles.connectionLine} role="status" data-state={state} data-testid="connection-line">
      {state === 'online' ? null : t(`connection:${state}`)}
    </p>
  );
});
