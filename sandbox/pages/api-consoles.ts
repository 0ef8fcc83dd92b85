import { createRequire } from 'node:module';
import { createReadStream } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { regionDefaults } from '../../config/regions';
import type { RouteGroup } from '../wire/route-group';
import { demoPage } from './demo-page';
import { graphqlConsole, installedFile, restConsole } from './installed-consoles';
import { escapeHtml } from './page';
import { sendPage } from './send-page';

const load = createRequire(import.meta.url);

/** The texts that GraphiQL's package is made of. */
const graphiqlTexts = z.object({
  js: z.string(),
  css: z.string(),
  editorWorkerService: z.string(),
  jsonWorker: z.string(),
  graphqlWorker: z.string(),
});

const graphiqlFiles = {
  'graphiql.js': 'js',
  'graphiql.css': 'css',
  'editor.js': 'editorWorkerService',
  'json.js': 'jsonWorker',
  'graphql.js': 'graphqlWorker',
} as const satisfies Readonly<Record<string, keyof z.infer<typeof graphiqlTexts>>>;

const swaggerFiles = ['swagger-ui-bundle.js', 'swagger-ui.css'] as const;

/**
 * The policy of a page with a console. Both write style elements, and markup as text, so that styles in the page are
 * allowed and trusted types aren't asked for; scripts, workers and calls are of this origin alone.
 */
const consolePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves the pages on which a developer tries the calls, where the packages for them are installed; absent in production. */
export const apiConsoles: RouteGroup = (app, { region }) => {
  const swagger = installedFile(restConsole.package);
  if (swagger !== undefined) {
    const folder = join(dirname(swagger), 'static');
    for (const name of swaggerFiles)
      app.get(`/sandbox-pages/swagger-ui/${name}`, (_, reply) =>
        sendFile(reply, name, createReadStream(join(folder, name))),
      );
    app.get(restConsole.href, (_, reply) =>
      sendConsole(reply, {
        region,
        title: 'REST calls',
        address: restConsole.href,
        body: consoleBody('Log in by a call of “logon” under Authorize: what follows is sent in its session.'),
        styles: ['/sandbox-pages/swagger-ui/swagger-ui.css', '/sandbox-pages/console.css'],
        scripts: ['api-session.js', 'swagger-ui/swagger-ui-bundle.js', 'rest-console.js'].map(ofPages),
      }),
    );
  }

  const graphiql = installedFile(graphqlConsole.package);
  if (graphiql !== undefined) {
    for (const [name, text] of Object.entries(graphiqlFiles))
      app.get(`/sandbox-pages/graphiql/${name}`, (_, reply) =>
        sendFile(reply, name, graphiqlTexts.parse(load(graphiql))[text]),
      );
    const endpoint = `${regionDefaults[region].apiBase}/graphql`;
    app.get(graphqlConsole.href, (_, reply) =>
      sendConsole(reply, {
        region,
        title: 'GraphQL',
        address: graphqlConsole.href,
        body: consoleBody('Log in on the page of REST calls, in this tab: the session is the same.', endpoint),
        styles: ['/sandbox-pages/graphiql/graphiql.css', '/sandbox-pages/console.css'],
        scripts: ['api-session.js', 'graphiql/graphiql.js', 'graphql-console.js'].map(ofPages),
      }),
    );
  }
};

const ofPages = (name: string): string => `/sandbox-pages/${name}`;

const consoleBody = (lead: string, endpoint = ''): string =>
  `<p class="lead">${lead}</p>\n<div id="console" data-endpoint="${escapeHtml(endpoint)}"></div>`;

const sendConsole = (reply: FastifyReply, page: Parameters<typeof demoPage>[0]): FastifyReply =>
  sendPage(reply.header('content-security-policy', consolePolicy), demoPage(page));

const sendFile = (reply: FastifyReply, name: string, content: unknown): FastifyReply =>
  reply.type(`text/${name.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`).send(content);
