import type { Keep, RecordingSession } from './recording-session';

/** Keeps what a change of the client's secrets or login name answers: when they were last changed, and the name. */
export async function recordSecretChanges(session: RecordingSession, keep: Keep): Promise<void> {
  await keep('changeSecret', session.call('secretChanges'));
  await keep('changeUsername', session.call('ownUsername'));
}
