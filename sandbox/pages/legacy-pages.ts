import { basePath, regionDefaults } from '../../config/regions';
import type { RouteGroup } from '../wire/route-group';
import { page } from './page';
import { portalHeader } from './portal-header';
import { sendPage } from './send-page';

/** Stands in for the legacy app that many links lead to; whoever logged out there logs in again by the provider's entry [CONF-21, LINK-01, API-24]. */
export const legacyPages: RouteGroup = (app, { region }) => {
  const html = page(
    'Legacy app (stand-in)',
    `<p>The older site would show this page: <code id="asked">/</code></p>
<p>舊版網站將顯示上述頁面。</p>
<p><a href="${basePath}/">Back to the portal · 返回入口網站</a></p>
<p><a href="${regionDefaults[region].apiBase}/auth/authe/login">Log in · 登入</a></p>`,
    { scripts: ['/sandbox-pages/legacy.js'], before: portalHeader(regionDefaults[region].fallbackLanguage) },
  );
  app.get('/eTrading/', (_, reply) => sendPage(reply, html));
  app.get('/eTrading', (_, reply) => reply.redirect('/eTrading/'));
};
