import { PageViews } from '../../application/ports/page-views';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { isSensitivePage } from '../../config/sensitive-pages';
import { browserPage, type Page } from './browser-page';
import { addScript } from './script-tag';

type TagEvent = { readonly event: 'page_view'; readonly path: string } | { readonly accountId: string };

declare global {
  var dataLayer: TagEvent[] | undefined;
}

/** Tells the tag manager by its data layer; without a configured address nothing is loaded or sent, and nothing is loaded where secrets are typed [ANAL-01..03, CHAT-02, OPEN-62]. */
export class TagManagerPageViews extends PageViews {
  constructor(
    private readonly settings: Pick<PortalConfiguration, 'tagManager'>,
    private readonly page: Pick<Page, 'path'> = browserPage,
  ) {
    super();
  }

  viewed(path: string): void {
    const [route = ''] = path.split(/[?#]/);
    if (!isSensitivePage(route)) this.push({ event: 'page_view', path: route });
  }

  identified(accountId: string): void {
    this.push({ accountId });
  }

  private push(event: TagEvent): void {
    const address = this.settings.tagManager;
    if (address === undefined) return;
    (globalThis.dataLayer ??= []).push(event);
    if (!isSensitivePage(this.page.path())) addScript(address);
  }
}
