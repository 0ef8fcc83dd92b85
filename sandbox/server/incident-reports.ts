import { Counter, Histogram, type Registry } from 'prom-client';
import * as z from 'zod/mini';
import { ApiError } from '../wire/api-error';
import type { RouteGroup } from '../wire/route-group';
import { requireOwnSite } from '../wire/same-origin';

const text = z.string().check(z.maxLength(200));
const failures = ['error', 'crash', 'missing-file', 'no-answer'] as const;
const incident = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(failures),
    name: text,
    text,
    places: z.array(text).check(z.maxLength(8)),
  }),
  z.object({ kind: z.literal('policy'), directive: text, blocked: text }),
  z.object({
    kind: z.literal('vital'),
    name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    value: z.number().check(z.minimum(0)),
  }),
]);
const report = z.object({
  release: text,
  /** The page's own code, which a client may read to the hotline. */
  code: z.optional(text),
  page: text,
  incidents: z.array(incident).check(z.maxLength(20)),
});

const incidentsName = 'portal_browser_incidents_total';
const timesName = 'portal_web_vital_seconds';
const shiftName = 'portal_layout_shift';

/** Adds to a register what browsers report. */
export function measureBrowsers(metrics: Registry): void {
  const registers = [metrics];
  new Counter({
    name: incidentsName,
    help: 'What went wrong in browsers, by region and kind',
    labelNames: ['region', 'kind'],
    registers,
  });
  new Histogram({
    name: timesName,
    help: 'Core Web Vitals that are times, by region and name',
    labelNames: ['region', 'name'],
    buckets: [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 10],
    registers,
  });
  new Histogram({
    name: shiftName,
    help: 'How far the content of pages shifted, by region',
    labelNames: ['region'],
    buckets: [0.01, 0.05, 0.1, 0.25, 1],
    registers,
  });
}

/**
 * Receives what pages report that went wrong in them and how they felt: incidents are logged and counted, vitals
 * measured. A browser sends it by itself while a page is left, so no script's header comes with it.
 */
export const incidentReports: RouteGroup = (app, { region, metrics }) => {
  // A count that begins with the first incident would hide it from whoever asks how many more there are.
  for (const kind of [...failures, 'policy']) count(metrics, { region, kind }, 0);
  app.post(
    '/incidents',
    { bodyLimit: 32 * 1024, config: { rateLimit: { max: 60, timeWindow: '1 minute' } } },
    async (request, reply) => {
      requireOwnSite(request);
      const read = report.safeParse(request.body);
      if (!read.success) throw new ApiError(400, ['INCIDENTS_INVALID']);
      const { release, code, page, incidents } = read.data;
      for (const one of incidents) {
        if (one.kind === 'vital') measure(metrics, region, one);
        else {
          count(metrics, { region, kind: one.kind });
          request.log.warn({ incident: one, release, code, page }, 'an incident in a browser');
        }
      }
      return reply.code(204).send();
    },
  );
};

type IncidentLabels = { readonly region: string; readonly kind: string };

function count(metrics: Registry, labels: IncidentLabels, by = 1): void {
  const counter = metrics.getSingleMetric(incidentsName);
  if (counter instanceof Counter) counter.inc(labels, by);
}

function measure(metrics: Registry, region: string, vital: { readonly name: string; readonly value: number }): void {
  const isShift = vital.name === 'CLS';
  const histogram = metrics.getSingleMetric(isShift ? shiftName : timesName);
  if (!(histogram instanceof Histogram)) return;
  if (isShift) histogram.observe({ region }, vital.value);
  else histogram.observe({ region, name: vital.name }, vital.value / 1_000);
}
