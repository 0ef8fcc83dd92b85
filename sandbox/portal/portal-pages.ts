import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withDataBlock } from '../../config/page-data-block';
import type { DataBlock } from '../../config/portal-configuration';
import { basePath } from '../../config/regions';
import type { ServerContext } from '../context/server-context';
import { page } from '../pages/page';
import { sendPage } from '../pages/send-page';
import { contentSecurityPolicy } from '../../config/security-headers';
import { ApiError } from '../wire/api-error';
import { renderDataBlock } from './data-block';
import { wellKnownPages } from './well-known-pages';
import { errorCode } from '../context/error-code';

const yearInSeconds = 31_536_000;

/** The built portal: its files, and its one page for every route of the app, which names the login if there is one. */
export async function portalPages(
  app: FastifyInstance,
  context: ServerContext,
  demoLogin: DataBlock['demoLogin'],
): Promise<void> {
  const { region, configuration } = context;
  const root = resolve(configuration.staticFolder);
  const block = renderDataBlock(region, configuration, demoLogin);
  // Each file names its folder, which need not exist yet; this one serves nothing by itself.
  await app.register(fastifyStatic, {
    root: import.meta.dirname,
    serve: false,
    suppressWarning: true,
    decorateReply: true,
    preCompressed: true,
    cacheControl: false,
  });

  const portal = async (reply: FastifyReply): Promise<FastifyReply> => {
    const html = await readFile(join(root, 'index.html'), 'utf8').catch(noneIfAbsent);
    if (html === undefined) return sendPage(reply.code(503), notBuilt);
    reply.header('content-security-policy', contentSecurityPolicy(configuration.imageHosts));
    return sendPage(reply, withDataBlock(html, block));
  };

  wellKnownPages(app, context, root);
  app.get('/', (_, reply) => reply.redirect(`${basePath}/`));
  // The view of the portfolio stands in the query, and a reload must keep it.
  app.get(basePath, (request, reply) => reply.redirect(`${basePath}/${new URL(request.url, 'http://portal').search}`));
  app.get<{ Params: { '*': string } }>(`${basePath}/*`, async (request, reply) => {
    const path = request.params['*'];
    if (!isFile(path)) return portal(reply);
    if (!isSafe(path)) throw new ApiError(404, ['NOT_FOUND']);
    // What the build puts under assets/ has a hash in its name and never changes.
    if (path.startsWith('assets/'))
      reply.header('cache-control', `public, max-age=${String(yearInSeconds)}, immutable`);
    return reply.sendFile(path, root);
  });
}

/** Only what isn't there was never built; what can't be read just now may be read in a moment. */
function noneIfAbsent(problem: unknown): undefined {
  if (errorCode(problem) !== 'ENOENT') throw problem;
}

/** Tells a file of the build from a route: it lies in a folder of files, or beside the page. */
const isFile = (path: string): boolean =>
  /^(?:assets|demonstration)\//.test(path) || /^[\w.-]+\.[a-z0-9]{2,11}$/.test(path);

/** A map of the sources isn't there, nor is a hidden file, even if somebody leaves one among the files. */
const isSafe = (path: string): boolean =>
  /^[\w./-]+$/.test(path) && !path.split('/').some((part) => part.startsWith('.')) && !path.endsWith('.map');

const notBuilt = page(
  'The portal is not built yet',
  `<p>The sandbox runs, but the folder with the portal's files is empty. Run <code>npm start</code>, which builds it, or set STATIC_DIR.</p>
<p>入口網站尚未建置，請執行 <code>npm start</code>。</p>`,
);
