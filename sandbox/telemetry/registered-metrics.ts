import type { Attributes, HrTime } from '@opentelemetry/api';
import type { Registry } from 'prom-client';
import type { MetricData, MetricProducer } from '@opentelemetry/sdk-metrics';
import type { Sdk } from './load-sdk';

type Read = Awaited<ReturnType<Registry['getMetricsAsJSON']>>[number];
type Value = Read['values'][number] & { readonly metricName?: string };

/** Offers the figures of a register, the same as `/metrics` shows, to whatever sends metrics by OTLP. */
export function registeredMetrics(sdk: Sdk, metrics: Registry): MetricProducer {
  const startTime = sdk.core.hrTime();
  return {
    collect: async () => {
      const read = await metrics.getMetricsAsJSON();
      const times = { startTime, endTime: sdk.core.hrTime() };
      const scope = { scope: { name: 'portal' }, metrics: read.map((metric) => toData(sdk, metric, times)) };
      return { resourceMetrics: { resource: sdk.resources.emptyResource(), scopeMetrics: [scope] }, errors: [] };
    },
  };
}

type Times = { readonly startTime: HrTime; readonly endTime: HrTime };

function toData({ api, metrics }: Sdk, { name, help, type, values }: Read, times: Times): MetricData {
  const base = {
    descriptor: { name, description: help, unit: unitOf(name), valueType: api.ValueType.DOUBLE },
    aggregationTemporality: metrics.AggregationTemporality.CUMULATIVE,
  };
  // What can't be worked out, as while the database is away, is left out: JSON has no word for it.
  const points = values.flatMap(({ value, labels }) =>
    Number.isFinite(value) ? [{ ...times, attributes: attributesOf(labels), value }] : [],
  );
  // The package exports its names of types as texts.
  switch (String(type)) {
    case 'histogram':
      return { ...base, dataPointType: metrics.DataPointType.HISTOGRAM, dataPoints: histograms(values, times) };
    case 'counter':
      return { ...base, dataPointType: metrics.DataPointType.SUM, isMonotonic: true, dataPoints: points };
    default:
      return { ...base, dataPointType: metrics.DataPointType.GAUGE, dataPoints: points };
  }
}

/** Gathers the buckets, sums and counts of a histogram by their labels; its buckets are cumulative, those of OTLP aren't. */
function histograms(values: readonly Value[], times: Times) {
  const series = new Map<string, { attributes: Attributes; upTo: [number, number][]; sum: number; count: number }>();
  for (const { value, labels, metricName = '' } of values) {
    const { le, ...own } = labels;
    const key = JSON.stringify(Object.entries(own).toSorted());
    const one = series.get(key) ?? { attributes: attributesOf(own), upTo: [], sum: 0, count: 0 };
    series.set(key, one);
    if (metricName.endsWith('_sum')) one.sum = value;
    else if (metricName.endsWith('_count')) one.count = value;
    else if (typeof le === 'number') one.upTo.push([le, value]);
  }
  return [...series.values()].map(({ attributes, upTo, sum, count }) => {
    const cumulative = [...upTo.map(([, below]) => below), count];
    const counts = cumulative.map((below, index) => below - (cumulative[index - 1] ?? 0));
    const boundaries = upTo.map(([boundary]) => boundary);
    return { ...times, attributes, value: { buckets: { boundaries, counts }, sum, count } };
  });
}

const attributesOf = (labels: Value['labels']): Attributes => Object.fromEntries(Object.entries(labels));

const unitOf = (name: string): string => (/_seconds(_total)?$/.test(name) ? 's' : /_bytes$/.test(name) ? 'By' : '');
