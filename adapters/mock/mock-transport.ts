import type { Region } from '../../domain/region';
import { Transport, type TransportAnswer, type TransportRequest } from '../http/transport';
import { MockAssessments } from './mock-assessments';
import { type MockFile, toAnswer } from './mock-file';
import { MockCommunication } from './mock-communication';
import { MockCurrency } from './mock-currency';
import { MockPriceAlerts } from './mock-price-alerts';
import { playSearch } from './mock-search';
import { MockSession } from './mock-session';

/** Loads the file of a named call in a language, if there is one. */
export type MockLoader = (region: Region, name: string, language: string) => Promise<MockFile | undefined>;

const files = import.meta.glob<MockFile>('../../mocks/*/*.json', { import: 'default' });

/** A call whose answer differs by language has a file for each other language beside the first one's. */
const loadFile: MockLoader = async (region, name, language) => {
  const path = `../../mocks/${region.toLowerCase()}/${name}`;
  return (files[`${path}.${language}.json`] ?? files[`${path}.json`])?.();
};

/** Answers each named call with its recorded file, and plays just enough of a session to get in and out [MOCK-01..03]. */
export class MockTransport extends Transport {
  private readonly session: MockSession;
  private readonly currency: MockCurrency;
  private readonly communication = new MockCommunication();
  private readonly priceAlerts = new MockPriceAlerts();
  private readonly assessments = new MockAssessments();

  constructor(
    private readonly region: Region,
    private readonly load: MockLoader = loadFile,
  ) {
    super();
    this.session = new MockSession(region);
    this.currency = new MockCurrency(region);
  }

  async send(request: TransportRequest): Promise<TransportAnswer> {
    try {
      const language = request.headers['USER_LOCALE'] ?? '';
      const recording = this.assessments.recordingOf(request, this.currency.recordingOf(request));
      const file = playSearch(request, await this.load(this.region, recording, language));
      if (file) this.currency.keep(request);
      const own = this.priceAlerts.play(
        request,
        this.assessments.play(request, this.communication.play(request, file)),
      );
      return toAnswer(this.session.play(request, file) ?? own ?? nothingRecorded);
    } catch {
      // The file's own chunk didn't arrive.
      return { kind: 'no-answer', reason: 'offline' };
    }
  }
}

const nothingRecorded: MockFile = { status: 404, body: { detail: { errors: [{ code: 'NOT_FOUND' }] } } };
