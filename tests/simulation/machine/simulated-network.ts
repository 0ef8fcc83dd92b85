import type { FastifyInstance } from 'fastify';
import { Transport, type TransportAnswer, type TransportRequest } from '../../../adapters/http/transport';
import { cut, gatewayError } from '../../sandbox/support/faulty-trips';
import type { Chance } from './chance';
import { isRefusal } from './refusal';
import type { SimulatedTime } from './simulated-time';

/** The faults of a request on its way there or back. */
export const networkFaults = [
  'lost before',
  'lost after',
  'slow',
  'repeated',
  'cut',
  'gateway fails before',
  'gateway fails after',
  'slow answer',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** One request as it went, for those who judge. */
export type Exchange = {
  readonly request: TransportRequest;
  /** True if it asked for what is another client's in the place of its own. */
  readonly isDisguised: boolean;
  /** The server's answer, whether or not it arrived. */
  readonly said: Extract<TransportAnswer, { kind: 'answered' }>;
};

/** The cookies of a browser for one region's portal. */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Takes a cookie as a browser sends it. */
  keepHeader(header: string): void {
    const [name = '', value = ''] = header.split('=');
    this.keep(name, value);
  }

  keep(name: string, value: string): void {
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The time that a request waits for its answer, in milliseconds. */
const patience = 30_000;

type Way = {
  readonly server: () => FastifyInstance;
  readonly jar: CookieJar;
  readonly time: SimulatedTime;
  /** Draws the fault that the next request meets. */
  readonly nextFault: (request: TransportRequest) => NetworkFault | undefined;
  readonly chance: Chance;
  readonly tell: (exchange: Exchange) => void;
  /** Returns the request as it is sent. */
  readonly disguise: (meant: TransportRequest) => TransportRequest;
};

/** A tab's way to a server and back, without sockets: requests meet the faults that the seed says. */
export class SimulatedNetwork extends Transport {
  /** `ending`: with the answer to the next write that is carried out, the line is lost. */
  private line: 'open' | 'ending' | 'lost' = 'open';

  constructor(private readonly way: Way) {
    super();
  }

  /** Lets the line be lost once something was carried out, and open again when the work is over. */
  async losingLine<T>(work: () => Promise<T>): Promise<T> {
    this.line = 'ending';
    try {
      return await work();
    } finally {
      this.line = 'open';
    }
  }

  /** Asks with other cookies than the browser's, which keeps its own, over a line without faults. */
  askWith(request: TransportRequest, cookie: string): Promise<Exchange['said']> {
    return this.way.time.awaitAnswer(this.exchange(request, cookie).then(({ said }) => said));
  }

  async send(meant: TransportRequest): Promise<TransportAnswer> {
    const { time, chance, nextFault, tell, disguise } = this.way;
    if (this.line === 'lost') return { kind: 'no-answer', reason: 'offline' };
    const request = disguise(meant);
    const isDisguised = request.url !== meant.url || request.body !== meant.body;
    const fault = nextFault(request);
    const arrive = async (): Promise<TransportAnswer> => {
      const said = await time.awaitAnswer(this.ask(request));
      tell({ request, isDisguised, said });
      if (this.line === 'ending' && request.headers['Idempotency-Key'] !== undefined && !isRefusal(said))
        this.line = 'lost';
      return this.line === 'lost' ? this.waitInVain() : said;
    };
    switch (fault) {
      case undefined:
        return arrive();
      case 'lost before':
        return { kind: 'no-answer', reason: 'offline' };
      case 'lost after':
        await arrive();
        return this.waitInVain();
      case 'slow':
        await this.wait(chance.between(1_000, patience - 1_000));
        return arrive();
      case 'repeated': {
        const [first, second] = await Promise.all([arrive(), arrive()]);
        return chance.isOneIn(2) ? first : second;
      }
      case 'cut':
        return cut(await arrive());
      case 'gateway fails before':
        return gatewayError;
      case 'gateway fails after':
        await arrive();
        return gatewayError;
      case 'slow answer': {
        const answer = await arrive();
        await this.wait(chance.between(1_000, 9_000));
        return answer;
      }
    }
  }

  private async waitInVain(): Promise<TransportAnswer> {
    await this.wait(patience);
    return { kind: 'no-answer', reason: 'timeout' };
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      this.way.time.after(milliseconds, resolve);
    });
  }

  private async ask(request: TransportRequest): Promise<Exchange['said']> {
    const { jar } = this.way;
    const { said, cookies } = await this.exchange(request, jar.header);
    for (const { name, value, maxAge } of cookies) jar.keep(name, maxAge === 0 ? '' : value);
    return said;
  }

  private async exchange({ method, url, headers, body, upload }: TransportRequest, cookie: string) {
    const form = upload && new Response(upload.form);
    const answer = await this.way.server().inject({
      method,
      url,
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        ...(cookie === '' ? {} : { cookie }),
        ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
      },
      ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : body === undefined ? {} : { payload: body }),
    });
    const known = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    const said = {
      kind: 'answered' as const,
      status: answer.statusCode,
      headers: Object.fromEntries(known),
      body: answer.body,
    };
    return { said, cookies: answer.cookies };
  }
}
