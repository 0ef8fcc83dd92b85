import type { CallName } from '../../adapters/rest/contract/call-catalogue';
import { keptCommunication } from '../../adapters/rest/contract/communication-preference';
import type { Recording, RecordingSession } from './recording-session';

type Keep = (name: CallName, answer: Promise<Recording>) => Promise<unknown>;

/** Keeps how the client wishes to hear from us, and what is answered when she has it kept as it is. */
export async function recordCommunication(session: RecordingSession, keep: Keep): Promise<void> {
  const path = '/account/communicationPreference';
  const body = keptCommunication.parse((await session.call('GET', path)).body);
  await keep('keepCommunicationPreference', session.call('POST', path, { body }));
  await keep('communicationPreference', session.call('GET', path));
}
