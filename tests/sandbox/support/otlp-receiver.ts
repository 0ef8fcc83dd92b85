import { once } from 'node:events';
import { createServer } from 'node:http';
import * as z from 'zod/mini';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const attributes = z.array(attribute);

const tracesBody = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              attributes,
              status: z.object({ code: z.number(), message: z.optional(z.string()) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

const point = z.object({
  attributes,
  asDouble: z.optional(z.number()),
  count: z.optional(z.number()),
  sum: z.optional(z.number()),
  explicitBounds: z.optional(z.array(z.number())),
  bucketCounts: z.optional(z.array(z.number())),
});
const points = z.optional(z.object({ dataPoints: z.array(point) }));

const metricsBody = z.object({
  resourceMetrics: z.array(
    z.object({
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(z.object({ name: z.string(), sum: points, gauge: points, histogram: points })),
        }),
      ),
    }),
  ),
});

type Attributes = Readonly<Record<string, unknown>>;

/** A span as it arrived. */
export type ReceivedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly attributes: Attributes;
  readonly resource: Attributes;
  readonly hasFailed: boolean;
};

/** A receiver of OTLP by HTTP and JSON on this machine; it can be away, and can keep its answers back. */
export async function startReceiver(at = 0) {
  const spans: ReceivedSpan[] = [];
  const metrics = new Map<string, readonly z.infer<typeof point>[]>();
  const bodies: string[] = [];
  const headers: (string | undefined)[] = [];
  const held: (() => void)[] = [];
  let holds = false;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const answer = (): void => void response.setHeader('content-type', 'application/json').end('{}');
      bodies.push(body);
      headers.push(request.headers.authorization);
      if (request.url === '/v1/traces') spans.push(...readSpans(JSON.parse(body)));
      if (request.url === '/v1/metrics')
        for (const [name, read] of readMetrics(JSON.parse(body))) metrics.set(name, read);
      if (holds) held.push(answer);
      else answer();
    });
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    endpoint: `http://127.0.0.1:${String(port)}`,
    spans,
    metrics,
    bodies,
    headers,
    /** Takes what comes and answers nothing. */
    hold: () => {
      holds = true;
    },
    close: async () => {
      for (const answer of held) answer();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readSpans(body: unknown): readonly ReceivedSpan[] {
  return tracesBody.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, attributes: own, status }) => ({
        traceId,
        spanId,
        parentSpanId,
        name,
        attributes: valuesOf(own),
        resource: valuesOf(resource.attributes),
        hasFailed: status.code === 2,
      })),
    ),
  );
}

const readMetrics = (body: unknown) =>
  metricsBody
    .parse(body)
    .resourceMetrics.flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap(({ metrics }) =>
        metrics.map(
          ({ name, sum, gauge, histogram }) => [name, (sum ?? gauge ?? histogram)?.dataPoints ?? []] as const,
        ),
      ),
    );

const valuesOf = (all: z.infer<typeof attributes>): Attributes =>
  Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]]));
