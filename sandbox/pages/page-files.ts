import { readFileSync } from 'node:fs';
import type { RouteGroup } from '../wire/route-group';

const file = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const scripts = [
  'api-session.js',
  'copy.js',
  'forms.js',
  'graphql-console.js',
  'identity-provider.js',
  'legacy.js',
  'new-messages.js',
  'rest-console.js',
];

const styles = ['page.css', 'console.css'];

/** The style and the scripts of the sandbox's own pages: from files, as the policy wants. */
export const pageFiles: RouteGroup = (app) => {
  for (const name of styles) {
    const style = file(`./${name}`);
    app.get(`/sandbox-pages/${name}`, (_, reply) => reply.type('text/css; charset=utf-8').send(style));
  }
  for (const name of scripts) {
    const script = file(`./${name}`);
    app.get(`/sandbox-pages/${name}`, (_, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  }
};
