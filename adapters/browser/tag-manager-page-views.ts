import { PageViews } from '../../application/ports/page-views';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { addScript } from './script-tag';
import { isSensitivePage } from './sensitive-pages';

type TagEvent = { readonly event: 'page_view'; readonly path: string } | { readonly accountId: string };

declare global {
  var dataLayer: TagEvent[] | undefined;
}

/** Tells the tag manager by its data layer; without a configured address nothing is loaded or sent [ANAL-01..03, OPEN-62]. */
export class TagManagerPageViews extends PageViews {
  constructor(private readonly settings: Pick<PortalConfiguration, 'tagManager'>) {
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
    addScript(address);
  }
}
