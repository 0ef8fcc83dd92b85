import type { Keep, RecordingSession } from './recording-session';

/** Keeps what is answered when a fund the client watches is added again and when one that isn't there is removed: all of them. */
export async function recordWatchList(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('watchFund', session.call('watchList'));
  await keep('unwatchFund', session.call('unwatchFund', { parts: { fundId: 'none' } }));
}
