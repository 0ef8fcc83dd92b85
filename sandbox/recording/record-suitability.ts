import type { Region } from '../../domain/region';
import type { Keep, RecordingSession } from './recording-session';
import { regionRecordings } from './region-recordings';

/** Keeps what is told of the client's suitability, and the region's questionnaires. */
export async function recordSuitability(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  await regionRecordings[region].questionnaires(session, keep);
}
