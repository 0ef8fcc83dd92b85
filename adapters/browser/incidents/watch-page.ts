import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { BeaconIncidents } from './beacon-incidents';
import { errorIncident } from './error-incident';
import { failedCall } from '../browser-page';
import type { CallFailure } from '../../../application/ports/call-failure';
import { failedCallIncident } from '../failed-call-incident';

declare global {
  interface WindowEventMap {
    [failedCall]: CustomEvent<CallFailure>;
  }
}

/** Has a page report what nobody caught, files that didn't arrive, what its policy refused, and how it felt. */
export function watchPage(incidents: BeaconIncidents): void {
  addEventListener('error', ({ error }) => {
    if (error !== undefined && error !== null) incidents.report(errorIncident('error', error));
  });
  addEventListener('unhandledrejection', ({ reason }) => incidents.report(errorIncident('error', reason)));
  addEventListener(failedCall, ({ detail }) => {
    const incident = failedCallIncident(detail);
    if (incident) incidents.report(incident);
  });
  addEventListener('vite:preloadError', ({ payload }) => incidents.report(errorIncident('missing-file', payload)));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    incidents.report({ kind: 'policy', directive: effectiveDirective, blocked: originOf(blockedURI) }),
  );
  const measured = ({ name, value }: Metric): void =>
    incidents.report({ kind: 'vital', name, value: Math.round(value * 1000) / 1000 });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(measured);
  // The last moment at which a page that is left can say anything; the vitals say theirs in it, before this.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') incidents.flush();
  });
}

/** Returns the origin of an address; words such as `inline` and `trusted-types-sink` stay. */
const originOf = (blocked: string): string => URL.parse(blocked)?.origin ?? blocked.slice(0, 40);
