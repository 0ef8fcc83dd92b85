/** The samplers of the OpenTelemetry specification that are offered, by their standard names. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces and metrics are sent by OTLP, and which. */
export type TelemetrySettings = {
  /** The address below which `/v1/traces` and `/v1/metrics` are. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The attributes of this process in all that is sent, its service's name among them. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampler: (typeof samplers)[number];
  /** The share of traces that a ratio sampler keeps, from 0 to 1. */
  readonly ratio: number;
  readonly sendsTraces: boolean;
  readonly sendsMetrics: boolean;
  /** The pause between two sendings of metrics, in milliseconds. */
  readonly metricsEvery: number;
};

/** Reads the address of a receiver, over http or https, without a name, a query or a fragment; undefined for anything else. */
export function parseReceiver(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  if (url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '') return undefined;
  return url.href.replace(/\/+$/, '');
}

/** Reads pairs such as `stage=acceptance,team=funds%2Cretail`, each key once; undefined for a text that isn't a list of them. */
export function parsePairs(text: string): Readonly<Record<string, string>> | undefined {
  const pairs = text.split(',').map(parsePair);
  const read = pairs.filter((pair) => pair !== undefined);
  const byKey = Object.fromEntries(read);
  return read.length === pairs.length && Object.keys(byKey).length === pairs.length ? byKey : undefined;
}

function parsePair(part: string): readonly [string, string] | undefined {
  const [, key, text] = /^\s*([\w.-]{1,255})\s*=\s*([\x21-\x7e][\x20-\x7e]{0,999})$/.exec(part) ?? [];
  if (key === undefined || text === undefined) return undefined;
  try {
    return [key, decodeURIComponent(text.trimEnd())];
  } catch {
    return undefined;
  }
}
