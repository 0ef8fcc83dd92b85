import type { Keep, RecordingSession } from './recording-session';

/** Keeps when the client's secrets were last changed, which is what a change answers too. */
export async function recordSecretChanges(session: RecordingSession, keep: Keep): Promise<void> {
  const last = await session.call('secretChanges');
  await keep('secretChanges', Promise.resolve(last));
  await keep('changeSecret', Promise.resolve(last));
}
