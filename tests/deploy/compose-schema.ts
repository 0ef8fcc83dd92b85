import * as z from 'zod/mini';

const text = z.string();
const texts = z.array(text);
const image = text.check(z.regex(/^[a-z][\w-]*(\/[\w-]+)?(:([\w.-]+|\$\{[A-Z]+:-\d+\}))?$/));
const build = z.strictObject({
  context: z.literal('..'),
  dockerfile: text,
  target: z.optional(text),
  args: z.optional(z.record(text, text)),
});

/** A service of the compose file: nothing that the Compose Specification doesn't have, and each closed as far as it goes. */
const service = z.strictObject({
  image,
  build: z.optional(build),
  command: z.optional(texts),
  profiles: z.optional(z.tuple([z.literal('commands')])),
  environment: z.optional(z.record(text, text)),
  volumes: z.optional(texts),
  tmpfs: z.optional(texts),
  networks: z.optional(texts),
  ports: z.optional(z.array(text.check(z.regex(/^(127\.0\.0\.1:)?\d+:\d+$/)))),
  user: z.optional(z.literal('1000')),
  read_only: z.optional(z.literal(true)),
  cap_drop: z.optional(z.tuple([z.literal('ALL')])),
  security_opt: z.optional(z.tuple([z.literal('no-new-privileges:true')])),
  mem_limit: text.check(z.regex(/^\d+m$/)),
  stop_grace_period: z.optional(text.check(z.regex(/^\d+s$/))),
  restart: z.enum(['no', 'unless-stopped']),
  depends_on: z.optional(
    z.record(
      text,
      z.strictObject({ condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']) }),
    ),
  ),
  healthcheck: z.optional(
    z.union([
      z.strictObject({ disable: z.literal(true) }),
      z.strictObject({
        test: texts,
        interval: text,
        timeout: text,
        start_period: z.optional(text),
        retries: z.optional(z.number()),
      }),
    ]),
  ),
});

/** The compose file, as far as it uses the Compose Specification. */
export const composeFile = z.strictObject({
  services: z.record(text, service),
  networks: z.record(
    text,
    z.strictObject({
      internal: z.optional(z.boolean()),
      ipam: z.optional(z.strictObject({ config: z.array(z.strictObject({ subnet: text })) })),
    }),
  ),
  volumes: z.record(text, z.strictObject({})),
});
