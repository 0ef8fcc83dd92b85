import type { Region } from '../../domain/region';
import { Transport, type TransportAnswer, type TransportRequest } from '../http/transport';
import { answersByCall } from './answers-by-call';
import { MockCall, MockVisit, rejectOperation, rejectWith } from './mock-call';
import { findMismatch, findVariant } from './mock-calls';
import { type MockFile, toAnswer } from './mock-file';
import { type MockRecordings, recordings as projectRecordings } from './mock-recordings';
import { MockSession } from './mock-session';

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
      const call = this.callOf(request);
      const recorded = await call.answer(`${request.name}${findVariant(request, this.region)}`);
      return toAnswer(
        this.session.play(request, recorded) ?? (await this.answer(call)) ?? recorded ?? notShown(request),
      );
    } catch {
      // The file's own chunk didn't arrive.
      return { kind: 'no-answer', reason: 'offline' };
    }
  }

  private callOf(request: TransportRequest): MockCall {
    const client = this.session.clientOf(request);
    const language = request.headers['USER_LOCALE'] ?? '';
    const visit = this.visits.get(client) ?? new MockVisit();
    this.visits.set(client, visit);
    const { region } = this;
    return new MockCall(request, region, visit, (name) => this.recordings.load({ region, name, language, client }));
  }

  /** Answers a call that isn't just read; what was carried out under a key is answered the same again [API-89, API-90]. */
  private async answer(call: MockCall): Promise<MockFile | undefined> {
    const { name, headers } = call.request;
    const answering = answersByCall.get(name);
    if (answering === undefined) return undefined;
    const misfit = findMismatch(call.request);
    if (misfit !== undefined) return rejectWith(misfit);
    const key = headers['Idempotency-Key'];
    const known = key === undefined ? undefined : call.visit.submissions.get(`${name} ${key}`);
    if (known) return known;
    const answer = await answering(call);
    if (key !== undefined && answer.status === 200 && !answer.isRefusal)
      call.visit.submissions.set(`${name} ${key}`, answer);
    return answer;
  }
}

/** Refuses what the demonstration has no answer to, a mutation so that the portal says that nothing was carried out. */
const notShown = ({ body = '' }: TransportRequest): MockFile =>
  /"query":"\s*mutation\b/.test(body) ? rejectOperation('NOT_FOUND') : rejectWith('NOT_FOUND', 404);
