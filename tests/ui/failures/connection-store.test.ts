import { expect, it } from 'vitest';
import { ConnectionStore } from '../../../ui/stores/connection-store';
import { ToldConnection } from '../../adapters/support/adapter-setup';
import { TestClock } from '../../builders/test-clock';

it('[R5, OPEN-16] a connection that is back is said to be for five seconds, and not where it goes again', () => {
  const [connection, clock] = [new ToldConnection(), new TestClock()];
  const store = new ConnectionStore(connection, clock);
  const stop = store.follow();
  const states = [store.state];
  const after = (act: () => void) => {
    act();
    states.push(store.state);
  };
  after(() => connection.tell(false));
  after(() => connection.tell(true));
  after(() => clock.advance(4_999));
  after(() => connection.tell(false));
  after(() => clock.advance(60_000));
  after(() => connection.tell(true));
  after(() => clock.advance(5_000));
  stop();
  expect([states, connection.listened]).toEqual([
    ['online', 'offline', 'back', 'back', 'offline', 'offline', 'back', 'online'],
    0,
  ]);
});
