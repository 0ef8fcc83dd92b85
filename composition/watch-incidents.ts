import { BrowserClock } from '../adapters/browser/browser-clock';
import { BeaconIncidents } from '../adapters/browser/incidents/beacon-incidents';
import { errorIncident } from '../adapters/browser/incidents/error-incident';
import { maskPath } from '../adapters/browser/incidents/mask-text';
import { watchPage } from '../adapters/browser/incidents/watch-page';
import { pageCode } from '../adapters/browser/page-code';
import type { PortalConfiguration } from '../config/portal-configuration';

type Settings = Pick<PortalConfiguration, 'region'> & { readonly address: string };

/** Has the page report incidents to an address; returns what reports an error that a screen caught. */
export function watchIncidents({ address, region }: Settings): (error: unknown) => void {
  const incidents = new BeaconIncidents({
    clock: new BrowserClock(),
    send: (text) => navigator.sendBeacon(address, new Blob([text], { type: 'application/json' })),
    about: () => ({ release: release(), region, code: pageCode, page: maskPath(location.pathname) }),
  });
  watchPage(incidents);
  return (error) => incidents.report(errorIncident('crash', error));
}

/** The name of the file that the page begins with: each build's is its own, and its source map lies beside the build. */
const release = (): string =>
  document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src.split('/').at(-1) ?? '';
