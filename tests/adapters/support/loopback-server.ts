import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import axios from 'axios';
import { AxiosTransport } from '../../../adapters/http/axios-transport';

export type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** A real server on this machine, which answers as the test tells it. */
export class LoopbackServer {
  handler: Handler = (_, response) => response.end('{}');
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => this.handler(request, response, Buffer.concat(parts).toString('utf8')));
    });
    // A process that stood still for 6 seconds would find the connection it uses again closed by the other side.
    this.server.keepAliveTimeout = 0;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  get address(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('the server is not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  transport(timeout = 30_000): AxiosTransport {
    return axiosTransportTo(this.address, timeout);
  }
}

export const axiosTransportTo = (baseURL: string, timeout: number): AxiosTransport =>
  new AxiosTransport(timeout, axios.create({ baseURL, proxy: false }));
