import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { basePath } from '../../../config/regions';
import type { DataBlock } from '../../../config/portal-configuration';
import { listenLocally, type LocalServer } from '../../builders/listen-locally';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves the built portal with a data block and nothing behind it: any other request is refused. */
export const serveStatically = (block: DataBlock): Promise<LocalServer> =>
  listenLocally((request, response) => {
    void answer(request.url ?? '/', block).then(({ status, type, body }) => {
      response.writeHead(status, { 'content-type': type }).end(body);
    });
  });

async function answer(url: string, block: DataBlock) {
  const { pathname } = new URL(url, 'http://localhost');
  if (!pathname.startsWith(basePath)) return { status: 404, type: 'text/plain', body: 'nothing behind it' };
  const file = normalize(pathname.slice(basePath.length));
  if (extname(file) !== '') {
    try {
      return { status: 200, type: types[extname(file)] ?? 'text/plain', body: await readFile(join('dist', file)) };
    } catch {
      return { status: 404, type: 'text/plain', body: 'no such file' };
    }
  }
  const page = await readFile('dist/index.html', 'utf8');
  const filled = page.replace(/(id="portal-configuration">)[^<]*/, (_, tag: string) => tag + JSON.stringify(block));
  return { status: 200, type: 'text/html', body: filled };
}
