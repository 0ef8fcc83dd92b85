/** Loads the packages of OpenTelemetry, which a process that sends nothing never reads. */
export async function loadSdk() {
  const [api, core, resources, traces, metrics, traceExporter, metricExporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/sdk-metrics'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/exporter-metrics-otlp-http'),
  ]);
  return { api, core, resources, traces, metrics, ...traceExporter, ...metricExporter };
}

/** The packages of OpenTelemetry, loaded. */
export type Sdk = Awaited<ReturnType<typeof loadSdk>>;
