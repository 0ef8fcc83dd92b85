import type { FastifyInstance } from 'fastify';
import { Transport, type TransportAnswer, type TransportRequest } from '../../../adapters/http/transport';
import { cut, gatewayError } from '../../sandbox/support/faulty-trips';
import type { Chance } from './chance';
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
  constructor(private readonly way: Way) {
    super();
  }

  async send(meant: TransportRequest): Promise<TransportAnswer> {
    const { time, chance, nextFault, tell, disguise } = this.way;
    const request = disguise(meant);
    const isDisguised = request.url !== meant.url || request.body !== meant.body;
    const fault = nextFault(request);
    const arrive = async (): Promise<TransportAnswer> => {
      const said = await time.awaitAnswer(this.ask(request));
      tell({ request, isDisguised, said });
      return said;
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

  private async ask({ method, url, headers, body }: TransportRequest) {
    const { jar, server } = this.way;
    const cookie = jar.header;
    const answer = await server().inject({
      method,
      url,
      headers: { ...headers, 'accept-encoding': 'identity', ...(cookie === '' ? {} : { cookie }) },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value, maxAge } of answer.cookies) jar.keep(name, maxAge === 0 ? '' : value);
    const known = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return {
      kind: 'answered' as const,
      status: answer.statusCode,
      headers: Object.fromEntries(known),
      body: answer.body,
    };
  }
}
