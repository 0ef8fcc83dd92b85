import { Transport, type TransportAnswer, type TransportRequest } from '../../../adapters/http/transport';
import { Clock } from '../../../application/ports/clock';

/** The faults of a submission on its way. */
export const submissionFaults = [
  'none',
  'no connection',
  'answer lost',
  'answer cut',
  'gateway fails before',
  'gateway fails after',
  'timeout while at work',
  'arrives late',
  'sent twice',
] as const;
export type SubmissionFault = (typeof submissionFaults)[number];

/** The faults of a question for a submission's outcome. */
export const lookFaults = ['none', 'server error', 'answer cut'] as const;
export type LookFault = (typeof lookFaults)[number];

const lost = { kind: 'no-answer', reason: 'timeout' } as const;
/** The answer of a gateway that didn't reach the server, or lost what it said. */
export const gatewayError: TransportAnswer = {
  kind: 'answered',
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<h1>Bad gateway</h1>',
};

/** All that travels between the tabs that submit one thing and the server. */
export class Trip {
  /** The faults of the submissions to come, the next one first; those after the last have none. */
  readonly faults: SubmissionFault[] = [];
  lookFault: LookFault = 'none';
  /** The number of submissions that set out. */
  submitted = 0;
  private readonly underWay = new Set<Promise<unknown>>();
  private readonly late: (() => void)[] = [];

  /** Passes on until everything that was sent has reached the server and is answered there. */
  async untilIdle(): Promise<void> {
    this.arriveNow();
    while (this.underWay.size > 0) await Promise.allSettled(this.underWay);
  }

  submit(arrive: () => Promise<TransportAnswer>): Promise<TransportAnswer> {
    this.submitted += 1;
    return this.submitWith(this.faults.shift() ?? 'none', () => this.arriving(arrive));
  }

  async look(arrive: () => Promise<TransportAnswer>): Promise<TransportAnswer> {
    const fault = this.lookFault;
    if (fault === 'server error') return { kind: 'answered', status: 500, headers: {}, body: '' };
    const answer = await this.arriving(arrive);
    this.arriveNow();
    return fault === 'none' ? answer : cut(answer);
  }

  private async submitWith(fault: SubmissionFault, arrive: () => Promise<TransportAnswer>): Promise<TransportAnswer> {
    switch (fault) {
      case 'none':
        return arrive();
      case 'no connection':
        return { kind: 'no-answer', reason: 'offline' };
      case 'answer lost':
        await arrive();
        return lost;
      case 'answer cut':
        return cut(await arrive());
      case 'gateway fails before':
        return gatewayError;
      case 'gateway fails after':
        await arrive();
        return gatewayError;
      case 'timeout while at work':
        void arrive();
        return lost;
      case 'arrives late':
        this.late.push(() => void arrive());
        return lost;
      case 'sent twice': {
        const [, second] = await Promise.all([arrive(), arrive()]);
        return second;
      }
    }
  }

  /** Delivers what was late: a question that came before it finds nothing. */
  private arriveNow(): void {
    for (const arrive of this.late.splice(0)) arrive();
  }

  private arriving(arrive: () => Promise<TransportAnswer>): Promise<TransportAnswer> {
    const answer = arrive();
    this.underWay.add(answer);
    const end = () => this.underWay.delete(answer);
    answer.then(end, end);
    return answer;
  }
}

/** The first half of an answer. */
export const cut = (answer: TransportAnswer): TransportAnswer =>
  answer.kind === 'answered' ? { ...answer, body: answer.body.slice(0, answer.body.length / 2) } : answer;

/** A request of a trip: a submission on its way, or the question for what became of it; others arrive. */
type Travelling = { readonly trip: Trip; readonly as: 'submission' | 'look' };

/** A network on which what concerns a submission meets the faults of its trip, and everything else arrives. */
export class FaultyNetwork extends Transport {
  constructor(
    private readonly network: Transport,
    private readonly tripOf: (request: TransportRequest) => Travelling | undefined,
  ) {
    super();
  }

  send(request: TransportRequest): Promise<TransportAnswer> {
    const arrive = () => this.network.send(request);
    const travelling = this.tripOf(request);
    if (!travelling) return arrive();
    const { trip, as } = travelling;
    return as === 'submission' ? trip.submit(arrive) : trip.look(arrive);
  }
}

/** A clock on which every deadline passes as soon as the server has answered all that reached it: what the server's own deadline guarantees. */
export class DeadlineClock extends Clock {
  constructor(private readonly trip: Trip) {
    super();
  }

  now(): number {
    return 0;
  }

  after(_: number, call: () => void): () => void {
    let isCancelled = false;
    void this.trip.untilIdle().then(() => {
      if (!isCancelled) call();
    });
    return () => {
      isCancelled = true;
    };
  }
}
