import { StepUpPages, type StepUpQuery } from '../../../application/ports/re-authentication/step-up-pages';
import { passkeyStepUpPath } from '../../../config/named-paths';
import { basePath } from '../../../config/regions';
import type { AuthProvider } from '../../../domain/credentials/login/auth-provider';
import { linkTarget } from '../../../domain/links/link-target';
import { browserPage, type Page } from '../browser-page';

/** Our own page for the local proof, and the provider's entry below the API base; the page stays in the tab that asked [REAUTH-05, REAUTH-06, API-23, API-25]. */
export class BrowserStepUpPages extends StepUpPages {
  constructor(
    private readonly apiBase: string,
    private readonly page: Pick<Page, 'navigateAway' | 'show' | 'replace'> = browserPage,
  ) {
    super();
  }

  leaveFor(provider: AuthProvider, query: StepUpQuery): void {
    const parameters = new URLSearchParams(query).toString();
    if (provider === 'LOCAL') this.page.show(`${basePath}/re-auth-local?${parameters}`);
    else this.page.navigateAway(`${this.apiBase}/auth/${provider.toLowerCase()}/re-auth?${parameters}`);
  }

  showPasskey(provider: AuthProvider, query: StepUpQuery): void {
    this.page.show(`${basePath}${passkeyStepUpPath}?${new URLSearchParams({ ...query, provider }).toString()}`);
  }

  returnTo(path: string): void {
    // What was stored in the tab is a text like any other.
    const target = linkTarget(path, 'https://portal.invalid');
    this.page.replace(basePath + (target.kind === 'internal' ? target.path : '/'));
  }
}
