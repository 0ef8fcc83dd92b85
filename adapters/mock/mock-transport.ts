import type { Region } from '../../domain/region';
import { Transport, type TransportAnswer, type TransportRequest } from '../http/transport';
import { type MockFile, toAnswer } from './mock-file';
import { type MockRecordings, recordings as projectRecordings } from './mock-recordings';
import { playSearch } from './mock-search';
import { MockSession } from './mock-session';
import { MockVisit } from './mock-visit';

/** Answers each named call with its recording, as the client gets it whose name was typed at login [MOCK-01..04]. */
export class MockTransport extends Transport {
  private readonly session: MockSession;
  private readonly visits = new Map<string | undefined, MockVisit>();

  constructor(
    private readonly region: Region,
    private readonly recordings: MockRecordings = projectRecordings,
  ) {
    super();
    this.session = new MockSession(region, (login) => recordings.isClient(region, login));
  }

  async send(request: TransportRequest): Promise<TransportAnswer> {
    try {
      const client = this.session.clientOf(request);
      const visit = this.visitOf(client);
      const language = request.headers['USER_LOCALE'] ?? '';
      const name = visit.recordingOf(request);
      const file = playSearch(request, await this.recordings.load({ region: this.region, name, language, client }));
      const own = visit.play(request, file);
      return toAnswer(this.session.play(request, file) ?? own ?? nothingRecorded);
    } catch {
      // The file's own chunk didn't arrive.
      return { kind: 'no-answer', reason: 'offline' };
    }
  }

  private visitOf(client: string | undefined): MockVisit {
    const visit = this.visits.get(client) ?? new MockVisit(this.region);
    this.visits.set(client, visit);
    return visit;
  }
}

const nothingRecorded: MockFile = { status: 404, body: { detail: { errors: [{ code: 'NOT_FOUND' }] } } };
