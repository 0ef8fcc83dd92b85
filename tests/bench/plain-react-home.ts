import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** A plain page that shows holdings, served as a portal's files are: compressed, from this machine. */
export type PlainHome = { readonly address: string; readonly close: () => void };

/** Nothing but React, react-dom and a table: its rows stand in the page, so that it asks for nothing. */
export async function plainReactHome(holdings: readonly unknown[]): Promise<PlainHome> {
  const script = gzipSync(await plainScript(), { level: 9 });
  const answer = JSON.stringify(holdings.map(textsOf)).replace(/</g, '\\u003c');
  const page = gzipSync(
    `<!doctype html><meta charset="utf-8"><title>Plain</title><div id="root"></div><script type="application/json" id="answer">${answer}</script><script type="module" src="/plain.js"></script>`,
  );
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/plain.js' ? ['text/javascript', script] : ['text/html', page];
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${String(port)}/`, close: () => server.close() };
}

/** Ten texts of a holding, as many as a row of ours has. */
function textsOf(holding: unknown): readonly string[] {
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') texts.push(String(value));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(holding);
  return texts.slice(0, 10);
}

async function plainScript(): Promise<string> {
  const folder = join(import.meta.dirname, `../../.cache/plain-home-${String(process.pid)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'main.js'),
    `import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
const rows = JSON.parse(document.getElementById('answer').textContent);
const row = ([name, ...rest], index) => h('tr', { key: index }, h('th', null, name), rest.map((text, at) => h('td', { key: at }, text)));
createRoot(document.getElementById('root')).render(h('table', { 'data-testid': 'holdings' }, h('tbody', null, rows.map(row))));`,
  );
  try {
    const built = await build({
      root: folder,
      configFile: false,
      logLevel: 'silent',
      mode: 'production',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: { write: false, target: 'es2022', rolldownOptions: { input: join(folder, 'main.js') } },
    });
    const [output] = [built].flat();
    const chunk = output && 'output' in output ? output.output.find(({ type }) => type === 'chunk') : undefined;
    if (chunk?.type !== 'chunk') throw new Error('the plain page was not built');
    return chunk.code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
