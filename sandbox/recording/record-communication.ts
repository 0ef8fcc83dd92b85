import { communicationBody } from '../../contract/rest/account/communication-preference';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps how the client wishes to hear from us, and what is answered when the same is saved again. */
export async function recordCommunication(session: RecordingSession, keep: Keep): Promise<void> {
  const body = communicationBody.parse((await session.call('communicationPreference')).body);
  await keep('keepCommunicationPreference', session.call('keepCommunicationPreference', { body }));
  await session.keep(keep, 'communicationPreference');
}
