import type { Keep, RecordingSession } from './recording-session';

/** Keeps what a change of the client's secrets answers: when they were last changed. */
export async function recordSecretChanges(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('changeSecret', session.call('secretChanges'));
}
