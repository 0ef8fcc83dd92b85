import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { TelemetrySettings } from '../context/configuration/telemetry-settings';
import type { RequestTracing, TraceIds } from '../context/request-tracing';
import { ownRelease } from '../database/release';
import { announceExports, type ExportLog } from './announced-export';
import { followRequests } from './follow-requests';
import { followWork } from './follow-work';
import { loadSdk, type Sdk } from './load-sdk';
import { registeredMetrics } from './registered-metrics';
import { Spans } from './spans';

/** The traces and metrics of this process on their way to a receiver. */
export type Telemetry = {
  /** Undefined where no traces are sent. */
  readonly requests: RequestTracing | undefined;
  /** The ids of the span that whatever runs belongs to. */
  readonly activeIds: () => TraceIds | undefined;
  /** Sends what waits, for two seconds at most, and stops. */
  readonly end: () => Promise<void>;
};

type Deps = { readonly metrics: Registry; readonly logger: ExportLog };

/** A process that ends waits no longer than this for a receiver, in milliseconds. */
const lastSendingAtMost = 2_000;

/** Sends traces and metrics by OTLP from now on. Sending is never waited for: what a receiver that is away or slow doesn't take is dropped. */
export async function startTelemetry(settings: TelemetrySettings, { metrics, logger }: Deps): Promise<Telemetry> {
  const sdk = await loadSdk();
  const resource = sdk.resources.defaultResource().merge(
    sdk.resources.resourceFromAttributes({
      'service.version': ownRelease,
      'service.instance.id': randomUUID(),
      ...settings.resource,
    }),
  );
  const to = (path: string) => ({ url: `${settings.endpoint}${path}`, headers: { ...settings.headers } });
  const ends: (() => Promise<void>)[] = [];
  let spans: Spans | undefined;
  if (settings.sendsTraces) {
    const exporter = new sdk.OTLPTraceExporter(to('/v1/traces'));
    announceExports(exporter, 'traces', logger);
    const provider = new sdk.traces.TracerProvider({
      resource,
      sampler: samplerOf(sdk, settings),
      spanProcessors: [new sdk.traces.BatchSpanProcessor({ exporter })],
    });
    spans = new Spans(sdk, provider.getTracer('portal', ownRelease));
    const stopFollowing = followWork(spans);
    ends.push(async () => {
      stopFollowing();
      await provider.shutdown();
    });
  }
  if (settings.sendsMetrics) {
    const exporter = new sdk.OTLPMetricExporter(to('/v1/metrics'));
    announceExports(exporter, 'metrics', logger);
    const reader = new sdk.metrics.PeriodicExportingMetricReader({
      exporter,
      exportIntervalMillis: settings.metricsEvery,
      exportTimeoutMillis: Math.min(settings.metricsEvery, 30_000),
      metricProducers: [registeredMetrics(sdk, metrics)],
    });
    const provider = new sdk.metrics.MeterProvider({ resource, readers: [reader] });
    ends.push(() => provider.shutdown());
  }
  return {
    requests: spans && followRequests(spans),
    activeIds: () => spans?.activeIds(),
    end: async () => {
      const ended = Promise.allSettled(ends.map((end) => end()));
      await Promise.race([ended, wait(lastSendingAtMost, undefined, { ref: false })]);
    },
  };
}

function samplerOf({ traces }: Sdk, { sampler, ratio }: TelemetrySettings) {
  switch (sampler) {
    case 'always_on':
      return new traces.AlwaysOnSampler();
    case 'always_off':
      return new traces.AlwaysOffSampler();
    case 'traceidratio':
      return new traces.TraceIdRatioBasedSampler(ratio);
    case 'parentbased_always_on':
      return new traces.ParentBasedSampler({ root: new traces.AlwaysOnSampler() });
    case 'parentbased_always_off':
      return new traces.ParentBasedSampler({ root: new traces.AlwaysOffSampler() });
    case 'parentbased_traceidratio':
      return new traces.ParentBasedSampler({ root: new traces.TraceIdRatioBasedSampler(ratio) });
  }
}
