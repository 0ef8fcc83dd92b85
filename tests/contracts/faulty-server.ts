import { createServer, type IncomingHttpHeaders, type IncomingMessage, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request on its way to the real server, and its answer on the way back. */
type Passing = { method: string; url: string; headers: IncomingHttpHeaders; body: Buffer };
type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** A promise that a server breaks: what it changes of a request, of an answer, or answers by itself. */
export type Fault = {
  readonly before?: (passing: Passing) => Answered | undefined;
  readonly after?: (answered: Answered, passing: Passing) => void;
};

/** A server that passes everything on to a real one and breaks some of its promises. */
export class FaultyServer {
  private server: Server | undefined;

  constructor(
    private readonly origin: string,
    private readonly faults: readonly Fault[],
  ) {}

  async start(): Promise<string> {
    const server = createServer((incoming, outgoing) => {
      this.answer(incoming).then(
        ({ status, headers, body }) => {
          const { 'transfer-encoding': _, ...kept } = headers;
          outgoing.writeHead(status, { ...kept, 'content-length': body.length }).end(body);
        },
        () => outgoing.destroy(),
      );
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  private async answer(incoming: IncomingMessage): Promise<Answered> {
    const { method = 'GET', url = '/' } = incoming;
    const { host: _, ...headers } = incoming.headers;
    // What is changed has to be readable.
    const passing = {
      method,
      url,
      headers: { ...headers, 'accept-encoding': 'identity' },
      body: await buffer(incoming),
    };
    for (const { before } of this.faults) {
      const made = before?.(passing);
      if (made) return made;
    }
    const answered = await passOn(this.origin, passing);
    for (const { after } of this.faults) after?.(answered, passing);
    return answered;
  }
}

function passOn(origin: string, { method, url, headers, body }: Passing): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = ask(new URL(url, origin), { method, headers: { ...headers, 'content-length': body.length } });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      buffer(response).then(
        (text) => resolve({ status: response.statusCode ?? 500, headers: response.headers, body: text }),
        reject,
      );
    });
    outgoing.end(body);
  });
}
