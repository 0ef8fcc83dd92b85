import type { Region } from '../../domain/region';
import { Transport, type TransportAnswer, type TransportRequest } from '../http/transport';
import { type MockFile, toAnswer } from './mock-file';
import { MockSession } from './mock-session';

/** Loads the file of a named call, if there is one. */
export type MockLoader = (region: Region, name: string) => Promise<MockFile | undefined>;

const files = import.meta.glob<MockFile>('../../mocks/*/*.json', { import: 'default' });

const loadFile: MockLoader = async (region, name) => files[`../../mocks/${region.toLowerCase()}/${name}.json`]?.();

/** Answers each named call with its recorded file, and plays just enough of a session to get in and out [MOCK-01..03]. */
export class MockTransport extends Transport {
  private readonly session: MockSession;

  constructor(
    private readonly region: Region,
    private readonly load: MockLoader = loadFile,
  ) {
    super();
    this.session = new MockSession(region);
  }

  async send(request: TransportRequest): Promise<TransportAnswer> {
    try {
      const file = await this.load(this.region, request.name);
      return toAnswer(this.session.play(request, file) ?? file ?? nothingRecorded);
    } catch {
      // The file's own chunk didn't arrive.
      return { kind: 'no-answer', reason: 'offline' };
    }
  }
}

const nothingRecorded: MockFile = { status: 404, body: { detail: { errors: [{ code: 'NOT_FOUND' }] } } };
