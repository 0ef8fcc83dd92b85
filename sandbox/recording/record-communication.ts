import { communicationBody } from '../../contract/rest/account/communication-preference';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps how the client wishes to hear from us, once that was saved. */
export async function recordCommunication(session: RecordingSession, keep: Keep): Promise<void> {
  const body = communicationBody.parse((await session.call('communicationPreference')).body);
  await session.call('keepCommunicationPreference', { body });
  await session.keep(keep, 'communicationPreference');
}
