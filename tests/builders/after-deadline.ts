import { commitDeadline } from '../../domain/submissions/commit-deadline';
import { settled } from './settled';
import type { TestClock } from './test-clock';

/** Once something is done, letting the server's deadline pass as often as it waits for that. */
export async function afterDeadline<T>(clock: TestClock, work: Promise<T>): Promise<T> {
  const progress = { isDone: false };
  const done = (): void => {
    progress.isDone = true;
  };
  work.then(done, done);
  await settled();
  for (let round = 0; round < 20 && !progress.isDone; round += 1) {
    clock.advance(commitDeadline);
    await settled();
  }
  return work;
}
