import type { CallFailure, WriteOutcome } from '../../application/ports/call-failure';
import { Navigation, type ExitPage } from '../../application/ports/navigation';
import { destinationAddress, destinations } from '../../config/destinations';
import type { PortalConfiguration } from '../../config/portal-configuration';
import { basePath, regionDefaults } from '../../config/regions';
import { browserPage, type Page } from './browser-page';
import { failedCallIncident } from './failed-call-incident';
import { pageCode } from './page-code';

type NavigationSettings = Pick<PortalConfiguration, 'region' | 'profile' | 'extensions' | 'logoutAddress'>;

/** Leaves for the pages of the profile: ours in `standalone`, the legacy app's in `coexist` [OPEN-16, CONFLICT-13]. */
export class BrowserNavigation extends Navigation {
  constructor(
    private readonly settings: NavigationSettings,
    private readonly page: Page = browserPage,
  ) {
    super();
  }

  leaveFor(exitPage: ExitPage): void {
    switch (exitPage) {
      case 'not-found':
        return this.go(destinationAddress('notFound', this.settings), (path) => this.page.replace(path));
      case 'logged-out':
        return this.go(this.loggedOutAddress());
      case 'another-login':
        return this.settings.profile === 'standalone'
          ? this.go(destinations.logout.route)
          : this.page.navigateAway(`${basePath}/login`);
    }
  }

  leaveAfterFailure(effect: WriteOutcome, failure: CallFailure): void {
    const requestId = failure.kind === 'server-error' ? failure.requestId : undefined;
    this.page.reportFailure(failure);
    // Kept with the page: a reload has another code of its own, under which nothing is on record.
    const code = requestId ?? (failedCallIncident(failure) && pageCode);
    this.go(destinationAddress('generalError', this.settings), (path) => this.page.show(path, { effect, code }));
  }

  failureEffect(): WriteOutcome | undefined {
    return this.page.failureEffect();
  }

  failureCode(): string | undefined {
    return this.page.failureCode();
  }

  pageCode(): string {
    return pageCode;
  }

  async loadAgain(): Promise<boolean> {
    const origin = this.page.origin();
    // A stranger's address, or this very page opened by hand, leads to the beginning.
    const isOurs = origin.startsWith(`${basePath}/`) && origin !== basePath + destinations.generalError.route;
    const place = isOurs ? origin : `${basePath}/`;
    const isServed = await this.page.isServed(place);
    if (isServed) this.page.navigateAway(place);
    return isServed;
  }

  private loggedOutAddress(): string {
    const { region, profile, logoutAddress } = this.settings;
    return (
      logoutAddress ?? (profile === 'standalone' ? destinations.logout.route : regionDefaults[region].legacyLogout)
    );
  }

  private go(address: string, show = (path: string): void => this.page.show(path)): void {
    if (!ownRoutes.includes(address)) this.page.navigateAway(address);
    else if (this.page.path() !== basePath + address) show(basePath + address);
  }
}

const ownRoutes: readonly string[] = [
  destinations.generalError.route,
  destinations.notFound.route,
  destinations.logout.route,
];
