import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Asks whoever sits at the terminal what another process of this machine wants to know, one question after the other. */
export async function answerAtTerminal(
  input: Readable,
  say: (question: string) => void,
): Promise<{ readonly address: string; readonly close: () => void }> {
  const lines = createInterface({ input })[Symbol.asyncIterator]();
  const path = `/${randomUUID()}`;
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (request.url !== path) return void response.writeHead(404).end();
      say(await text(request));
      const line = await lines.next();
      if (line.done) response.writeHead(503).end();
      else response.end(line.value.trim());
    };
    last = last.then(answer).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    close: () => {
      input.destroy();
      server.close();
      server.closeAllConnections();
    },
  };
}
