import { Transport, type TransportAnswer, type TransportRequest } from '../../adapters/http/transport';

type Seen = { readonly request: TransportRequest; readonly answer: TransportAnswer };

/** Remembers every answer that comes over the transports it is put around. */
export class SeenAnswers {
  readonly all: Seen[] = [];

  around(transport: Transport): Transport {
    return new WatchedTransport(transport, this.all);
  }
}

class WatchedTransport extends Transport {
  constructor(
    private readonly transport: Transport,
    private readonly seen: Seen[],
  ) {
    super();
  }

  async send(request: TransportRequest): Promise<TransportAnswer> {
    const answer = await this.transport.send(request);
    this.seen.push({ request, answer });
    return answer;
  }
}
