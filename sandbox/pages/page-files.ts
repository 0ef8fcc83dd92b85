import { readFileSync } from 'node:fs';
import type { RouteGroup } from '../wire/route-group';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The style and the scripts of the sandbox's own pages: from files, as the policy wants. */
export const pageFiles: RouteGroup = (app) => {
  const style = file('./page.css');
  const script = file('./legacy.js');
  app.get('/sandbox-pages/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(style));
  const forms = file('./forms.js');
  const provider = file('./identity-provider.js');
  app.get('/sandbox-pages/identity-provider.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(provider),
  );
  app.get('/sandbox-pages/forms.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(forms));
  app.get('/sandbox-pages/legacy.js', (_, reply) => reply.type('text/javascript; charset=utf-8').send(script));
};
