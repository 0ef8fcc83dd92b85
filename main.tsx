import 'reflect-metadata/lite';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { installTrustedTypes } from './adapters/browser/trusted-types';
import { SessionStorageVault } from './adapters/session-storage/session-storage-vault';
import { asDemonstration } from './config/demonstration';
import { parsePortalConfiguration, type PortalConfiguration } from './config/portal-configuration';
import { buildContainer } from './composition/container';
import { joinSession } from './composition/join-session';
import { App } from './ui/app/app';
import { InjectionProvider } from './ui/app/injection';

/** Reads the configuration, wires the portal and shows it. */
async function start(root: HTMLElement): Promise<void> {
  const block = document.getElementById('portal-configuration')?.textContent ?? '';
  const parsed = parsePortalConfiguration(block);
  if (!parsed.ok) {
    // Its words are for nobody else.
    const { showConfigurationProblem } = await import('./ui/app/configuration-problem');
    showConfigurationProblem(root, parsed.error);
    return;
  }
  const configuration = isDemonstration(parsed.value) ? asDemonstration(parsed.value) : parsed.value;
  installTrustedTypes(configuration);
  const container = await buildContainer(configuration);
  // Before anything is shown, which asks whether this tab has a session.
  await joinSession(container);
  const reportCrash = crashReport(configuration);
  createRoot(root, reportCrash ? { onCaughtError: reportCrash } : {}).render(
    <StrictMode>
      <InjectionProvider container={container} configuration={configuration}>
        <App />
      </InjectionProvider>
    </StrictMode>,
  );
}

/** Has the page report incidents where that is configured, of so many pages as it says; returns what reports an error that a screen caught. */
function crashReport({ incidents, region }: PortalConfiguration): ((error: unknown) => void) | undefined {
  if (!incidents || Math.random() >= incidents.sample) return undefined;
  const { address } = incidents;
  // The page doesn't wait for it; without its file nothing is reported, and all else is as ever.
  const watching = import('./composition/watch-incidents').then(
    ({ watchIncidents }) => watchIncidents({ address, region }),
    () => () => {},
  );
  return (error) => {
    console.error(error);
    void watching.then((report) => report(error));
  };
}

/** The demonstration is the same portal in mock mode, for as long as its tab is open, where there is one [OPEN-61]. */
function isDemonstration({ mode, demo }: PortalConfiguration): boolean {
  if (!demo) return mode === 'mock';
  const vault = new SessionStorageVault();
  const asked = new URLSearchParams(window.location.search).get('demo');
  if (asked === 'on') vault.write('isDemo', true);
  if (asked === 'off') vault.clear();
  return mode === 'mock' || vault.read('isDemo') === true;
}

if (import.meta.env.DEV)
  void import('./ui/app/failures/slow-change-warning').then(({ warnOfSlowChanges }) => warnOfSlowChanges(console.warn));

const root = document.getElementById('root');
if (root) void start(root);
