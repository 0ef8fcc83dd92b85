import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basePath } from '../../../config/regions';

/** Serves the pages of one server and passes everything else on to another one, as a proxy does between two releases. */
export async function serveFrontOf(
  pages: string,
  backEnd: string,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const server = createServer((asked, answer) => {
    passOn(asked.url?.startsWith(basePath) === true ? pages : backEnd, asked, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${String(port)}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

function passOn(to: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const passed = request(new URL(url ?? '/', to), { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
