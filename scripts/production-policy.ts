import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';

// No library does it: the plugins that add a policy make one, and this takes the one that is served.

/**
 * Gives the development server the headers of the served portal, so that what its policy refuses is refused here
 * already. One thing is looser: `style-src` lets through the style elements that bear this server's nonce, which Vite
 * puts in for each imported style sheet where the build has files.
 */
export function productionPolicy(headers: Readonly<Record<string, string>>): Plugin {
  const nonce = randomBytes(16).toString('base64');
  const served = headers['content-security-policy'] ?? '';
  const policy = served.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
  return {
    name: 'fund-portal:production-policy',
    apply: 'serve',
    config: () => ({
      html: { cspNonce: nonce },
      server: { headers: { ...headers, 'content-security-policy': policy } },
    }),
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        // React's fast refresh begins with an inline script; the plugin has the same as a module, which `script-src 'self'` takes.
        html: html.replace(inlinePreamble, () => `<script type="module" src="${preamble}"></script>`),
        tags: [{ tag: 'script', attrs: { type: 'module', src: withoutSharedWorker } }],
      }),
    },
  };
}

const preamble = '/eTrading/v2/@id/@vitejs/plugin-react/preamble';
const withoutSharedWorker = '/eTrading/v2/scripts/without-shared-worker.mjs';
const inlinePreamble = /<script type="module"[^>]*>\s*import \{ injectIntoGlobalHook \}[\s\S]*?<\/script>/;
