import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { basePath } from '../../../config/regions';
import { listenLocally, type LocalServer } from '../../builders/listen-locally';

/** Serves the pages of one server and passes everything else on to another one, as a proxy does between two releases. */
export const serveFrontOf = (pages: string, backEnd: string): Promise<LocalServer> =>
  listenLocally((asked, answer) => {
    passOn(asked.url?.startsWith(basePath) === true ? pages : backEnd, asked, answer);
  });

function passOn(to: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, url, headers } = asked;
  const passed = request(new URL(url ?? '/', to), { method, headers }, (answered) => {
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
