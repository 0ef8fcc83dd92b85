import type { FastifyInstance } from 'fastify';
import { Transport, type TransportAnswer, type TransportRequest } from '../../../adapters/http/transport';

/** A portal's way to a sandbox without a network between: keeps the cookie as a browser would. */
export class InjectedTransport extends Transport {
  private cookie: string | undefined;

  constructor(private readonly server: FastifyInstance) {
    super();
  }

  async send({ method, url, headers, body }: TransportRequest): Promise<TransportAnswer> {
    const answer = await this.server.inject({
      method,
      url,
      headers: {
        ...headers,
        'accept-encoding': 'identity',
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const [cookie] = answer.cookies;
    if (cookie !== undefined) this.cookie = `${cookie.name}=${cookie.value}`;
    const known = Object.entries(answer.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    );
    return { kind: 'answered', status: answer.statusCode, headers: Object.fromEntries(known), body: answer.body };
  }
}
