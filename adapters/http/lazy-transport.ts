import { Transport, type TransportAnswer, type TransportRequest } from './transport';

/** A transport whose code is loaded when something is first sent, or before by `load`: no page waits for it to be shown. */
export class LazyTransport extends Transport {
  private loading: Promise<Transport> | undefined;

  constructor(private readonly fetch: () => Promise<Transport>) {
    super();
  }

  async send(request: TransportRequest): Promise<TransportAnswer> {
    const transport = await this.load();
    return transport ? transport.send(request) : { kind: 'no-answer', reason: 'offline' };
  }

  /** Nothing when the code doesn't arrive; whoever asks next tries again. */
  async load(): Promise<Transport | undefined> {
    try {
      return await (this.loading ??= this.fetch());
    } catch {
      this.loading = undefined;
      return undefined;
    }
  }
}
