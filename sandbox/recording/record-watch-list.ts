import type { Keep, RecordingSession } from './recording-session';

/** Keeps the funds the client watches, and what is answered when one of them is added again and when one that isn't there is removed: all of them. */
export async function recordWatchList(session: RecordingSession, keep: Keep): Promise<void> {
  const list = await session.call('watchList');
  await keep('watchList', Promise.resolve(list));
  await keep('watchFund', Promise.resolve(list));
  await keep('unwatchFund', session.call('unwatchFund', { parts: { fundId: 'none' } }));
}
