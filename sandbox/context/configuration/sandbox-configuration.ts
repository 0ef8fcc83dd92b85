import * as z from 'zod/mini';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { type AuthProvider, authProviders } from '../../../domain/credentials/login/auth-provider';
import { isImageHost } from '../../../domain/links/picture-address';
import type { ByRegion } from '../../../domain/region';
import { type DocumentSettings, parseDocumentKeys, parseStoreEndpoint } from './document-settings';
import { type LogField, parseLogFields } from './log-fields';
import { parseGatewayAddress, parseSmtpAddress, type SenderSettings } from './sender-settings';
import { parsePairs, parseReceiver, samplers, type TelemetrySettings } from './telemetry-settings';
import { parseTrustedProxies } from './trusted-proxies';

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535));
const connections = z.coerce.number().check(z.int(), z.minimum(2), z.maximum(500));
const host = z.string().check(z.regex(/^[\w.:-]+$/));
const instant = z.iso.datetime({ offset: true });

const contracts = ['whole', 'specified'] as const;

const passkeyModes = ['off', 'proofs', 'all'] as const;

const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const;

const exporters = ['otlp', 'none'] as const;

/** A telephone number as people write one. */
const telephone = z.string().check(z.maxLength(40), z.regex(/^[+(\d][\d ()-]{4,}\d$/));

const pairs = z.string().check(z.refine((text) => parsePairs(text) !== undefined));

const variables = z.object({
  HOST: z._default(host, 'localhost'),
  PORT: z._default(port, 4000),
  PORT_HK: z._default(port, 4001),
  METRICS_HOST: z._default(host, '127.0.0.1'),
  METRICS_PORT: z.optional(port),
  TRUSTED_PROXIES: z.optional(z.string().check(z.refine((text) => parseTrustedProxies(text) !== undefined))),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_POOLER_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_CONNECTIONS: z._default(connections, 10),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), '.data'),
  DOCUMENT_KEYS: z.optional(z.string().check(z.refine((text) => parseDocumentKeys(text) !== undefined))),
  S3_ENDPOINT: z.optional(z.string().check(z.refine((text) => parseStoreEndpoint(text) !== undefined))),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/))),
  S3_REGION: z._default(z.string().check(z.regex(/^[\w-]{1,40}$/)), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/))),
  S3_SECRET_ACCESS_KEY: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/))),
  PROFILE: z.optional(z.enum(['coexist', 'standalone'])),
  CONTRACT: z._default(z.enum(contracts), 'whole'),
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'development'),
  LOG_LEVEL: z.optional(z.enum(levels)),
  LOG_FIELDS: z.optional(z.string().check(z.refine((text) => parseLogFields(text) !== undefined))),
  SANDBOX_NOW: z.optional(instant),
  RE_AUTH_PROVIDER: z._default(z.enum(authProviders), 'LOCAL'),
  PASSKEYS: z.optional(z.enum(passkeyModes)),
  LOGIN_CODES: z._default(z.enum(['off', 'on']), 'off'),
  SMTP_URL: z.optional(z.string().check(z.refine((text) => parseSmtpAddress(text) !== undefined))),
  MAIL_FROM: z.optional(z.string().check(z.maxLength(254), z.regex(/^[^\s@<>"]+@[^\s@<>"]+$/))),
  SMS_GATEWAY_URL: z.optional(z.string().check(z.refine((text) => parseGatewayAddress(text) !== undefined))),
  SMS_GATEWAY_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,500}$/))),
  HOTLINE_HK: z.optional(telephone),
  HOTLINE_TW: z.optional(telephone),
  PORTAL_ORIGIN: z.optional(z.string().check(z.refine((text) => URL.parse(text)?.origin === text))),
  BREACHED_PASSWORDS: z.optional(z.string()),
  APPROVED_ORDER_NOTES: z.optional(z.string()),
  IMAGE_HOSTS: z.optional(z.string().check(z.refine((text) => text.split(',').every(isImageHost)))),
  SECURITY_CONTACT: z.optional(z.string().check(z.maxLength(300), z.regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/))),
  STATIC_DIR: z._default(z.string().check(z.minLength(1)), 'dist'),
  OTEL_SDK_DISABLED: z._default(z.enum(['true', 'false']), 'false'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.optional(z.string().check(z.refine((text) => parseReceiver(text) !== undefined))),
  OTEL_EXPORTER_OTLP_PROTOCOL: z.optional(z.literal('http/json')),
  OTEL_EXPORTER_OTLP_HEADERS: z.optional(pairs),
  OTEL_SERVICE_NAME: z.optional(z.string().check(z.regex(/^[\x20-\x7e]{1,255}$/))),
  OTEL_RESOURCE_ATTRIBUTES: z.optional(pairs),
  OTEL_TRACES_EXPORTER: z._default(z.enum(exporters), 'otlp'),
  OTEL_METRICS_EXPORTER: z._default(z.enum(exporters), 'otlp'),
  OTEL_METRIC_EXPORT_INTERVAL: z._default(z.coerce.number().check(z.int(), z.minimum(1_000)), 60_000),
  OTEL_TRACES_SAMPLER: z._default(z.enum(samplers), 'parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1)), 1),
});

const expectations: Readonly<Record<string, string>> = {
  HOST: 'a host name or address to listen on',
  PORT: 'a port number from 0 to 65535',
  PORT_HK: 'a port number from 0 to 65535',
  METRICS_HOST: 'a host name or address to listen on',
  METRICS_PORT: 'a port number from 0 to 65535',
  TRUSTED_PROXIES: 'addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody',
  DATABASE_URL: 'an address such as postgresql://user@host:5432/name',
  DATABASE_POOLER_URL: 'an address such as postgresql://user@host:6432/name',
  DATABASE_CONNECTIONS: 'a number from 2 to 500',
  DOCUMENT_KEYS: 'keys such as 2026-03:BASE64, each 32 bytes under a name of its own',
  S3_ENDPOINT: 'an https origin such as https://objects.example.test, or http on this machine alone',
  S3_BUCKET: 'the name of a bucket',
  S3_REGION: 'a region such as us-east-1',
  S3_ACCESS_KEY_ID: 'printable ASCII without blanks',
  S3_SECRET_ACCESS_KEY: 'printable ASCII without blanks',
  PROFILE: 'coexist or standalone',
  CONTRACT: 'whole or specified',
  NODE_ENV: 'development, test or production',
  LOG_LEVEL: 'silent, error, warn, info or debug',
  LOG_FIELDS: 'a list such as pid,region,service=portal, each field once',
  RE_AUTH_PROVIDER: 'AUTHE, JANUS or LOCAL',
  PASSKEYS: 'off, proofs or all',
  LOGIN_CODES: 'off or on',
  SMTP_URL: 'an address such as smtps://user:password@host:465, without encryption on this machine alone',
  MAIL_FROM: 'an e-mail address',
  SMS_GATEWAY_URL: 'an https address, or http on this machine alone',
  SMS_GATEWAY_TOKEN: 'printable ASCII without blanks',
  HOTLINE_HK: 'a telephone number such as +852 2345 6789',
  HOTLINE_TW: 'a telephone number such as +886 2 2345 6789',
  PORTAL_ORIGIN: 'an origin such as https://funds.example.test',
  IMAGE_HOSTS: 'origins such as https://images.example.test,https://cdn.example.test:8443',
  SECURITY_CONTACT: 'an address such as mailto:security@example.test or https://example.test/security',
  SANDBOX_NOW: 'an instant such as 2026-03-02T10:00:00+08:00',
  OTEL_SDK_DISABLED: 'true or false',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'an address such as http://collector:4318',
  OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
  OTEL_EXPORTER_OTLP_HEADERS: 'a list such as authorization=Bearer%20secret, each key once',
  OTEL_SERVICE_NAME: 'printable ASCII',
  OTEL_RESOURCE_ATTRIBUTES: 'a list such as deployment.environment.name=acceptance, each key once',
  OTEL_TRACES_EXPORTER: 'otlp or none',
  OTEL_METRICS_EXPORTER: 'otlp or none',
  OTEL_METRIC_EXPORT_INTERVAL: 'milliseconds, 1000 at least',
  OTEL_TRACES_SAMPLER: `one of ${samplers.join(', ')}`,
  OTEL_TRACES_SAMPLER_ARG: 'a share from 0 to 1',
};

const logLevels = { development: 'warn', test: 'silent', production: 'info' } as const;

/** The sandbox's configuration from the environment; parsed once, at start. */
export type SandboxConfiguration = {
  /** The loopback addresses by default: what it shows is for demonstration. */
  readonly host: string;
  readonly ports: ByRegion<number>;
  /** Where operators alone can ask how busy the process is: on this machine, and nowhere unless a port is named. */
  readonly metricsHost: string;
  readonly metricsPort: number | undefined;
  /** The proxies whose word for a client's address, scheme and host is believed; none by default. */
  readonly trustedProxies: readonly string[];
  readonly databaseUrl: string | undefined;
  /** A pooler in front of it that lends a connection for one transaction; what outlives one goes to the database itself. */
  readonly databasePooler: string | undefined;
  /** The connections to a PostgreSQL that a process keeps at most. */
  readonly databaseConnections: number;
  readonly dataFolder: string;
  /** Where identity documents are kept, and what seals them. */
  readonly documents: DocumentSettings;
  readonly profile: 'coexist' | 'standalone';
  /** The part of the contract that it serves: the whole, or only what the specification names, so that it refuses everything else [OPEN-59]. */
  readonly contract: (typeof contracts)[number];
  readonly environment: 'development' | 'test' | 'production';
  /** The instant at which the one clock stands still, if it does. */
  readonly fixedNow: string | undefined;
  /** The provider that vouches for a client who re-authenticates; in production there is none. */
  readonly reAuthProvider: AuthProvider;
  /** The uses of passkeys: step-up authentication alone, or in place of a sign-in's one-time code too. */
  readonly passkeys: (typeof passkeyModes)[number];
  /** True if a login of Hong Kong asks for a one-time code, as Taiwan's does by the client's record [AUTH-02, OPEN-59]. */
  readonly loginCodes: boolean;
  /** The folder of the firm's set of breached passwords, if it keeps one. */
  readonly breachedPasswords: string | undefined;
  /** The version of the portal's notes before an order that compliance has approved [OPEN-40]. */
  readonly approvedOrderNotes: string | undefined;
  /** The origins beside its own that the portal shows pictures from [MSG-09]. */
  readonly imageHosts: readonly string[];
  /** The firm's telephone numbers; undefined where it states none. */
  readonly hotlines: ByRegion<string | undefined>;
  /** Where whoever finds a weakness reports it; undefined where the firm has named no place. */
  readonly securityContact: string | undefined;
  readonly staticFolder: string;
  readonly logLevel: (typeof levels)[number];
  /** The fields that every line of the log bears beside what happened. */
  readonly logFields: readonly LogField[];
  /** The senders of messages, channel by channel; a channel without one sends nothing. */
  readonly senders: SenderSettings;
  /** Where traces and metrics are sent; undefined sends none. */
  readonly telemetry: TelemetrySettings | undefined;
  /** Logons that one address may try in a minute; undefined does not count them. */
  readonly logonsPerMinute: number | undefined;
};

/** Reads the environment; the error is one line that names the variable. An empty variable counts as not set. */
export function parseConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Result<SandboxConfiguration, string> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) return err(firstProblem(parsed.error.issues[0]?.path[0], set));
  const read = parsed.data;
  if (read.PORT === read.PORT_HK && read.PORT !== 0) return err('PORT and PORT_HK must be two different ports');
  if (read.DATABASE_POOLER_URL !== undefined && read.DATABASE_URL === undefined)
    return err('DATABASE_POOLER_URL needs DATABASE_URL: what outlives a transaction goes there');
  if ((read.SMTP_URL === undefined) !== (read.MAIL_FROM === undefined))
    return err('SMTP_URL and MAIL_FROM must be set together');
  const documents = readDocumentSettings(read);
  if (!documents.ok) return documents;
  const profile = read.PROFILE ?? (read.CONTRACT === 'specified' ? 'coexist' : 'standalone');
  const loginCodes = read.LOGIN_CODES === 'on';
  if (loginCodes && (profile !== 'standalone' || read.CONTRACT !== 'whole'))
    return err('LOGIN_CODES can be on in profile standalone and with the whole contract alone');
  return ok({
    host: read.HOST,
    ports: { TW: read.PORT, HK: read.PORT_HK },
    metricsHost: read.METRICS_HOST,
    metricsPort: read.METRICS_PORT,
    trustedProxies: parseTrustedProxies(read.TRUSTED_PROXIES ?? '') ?? [],
    databaseUrl: read.DATABASE_URL,
    databasePooler: read.DATABASE_POOLER_URL,
    databaseConnections: read.DATABASE_CONNECTIONS,
    dataFolder: read.DATA_DIR,
    documents: documents.value,
    profile,
    contract: read.CONTRACT,
    environment: read.NODE_ENV,
    fixedNow: read.SANDBOX_NOW,
    reAuthProvider: read.RE_AUTH_PROVIDER,
    passkeys: read.PASSKEYS ?? (read.NODE_ENV === 'production' ? 'off' : 'all'),
    loginCodes,
    breachedPasswords: read.BREACHED_PASSWORDS,
    approvedOrderNotes: read.APPROVED_ORDER_NOTES,
    securityContact: read.SECURITY_CONTACT,
    hotlines: { HK: read.HOTLINE_HK, TW: read.HOTLINE_TW },
    imageHosts: read.IMAGE_HOSTS?.split(',') ?? [],
    staticFolder: read.STATIC_DIR,
    logLevel: read.LOG_LEVEL ?? logLevels[read.NODE_ENV],
    logFields: read.LOG_FIELDS === undefined ? [] : (parseLogFields(read.LOG_FIELDS) ?? []),
    senders: {
      ...(read.SMTP_URL && read.MAIL_FROM ? { email: { url: read.SMTP_URL, from: read.MAIL_FROM } } : {}),
      ...(read.SMS_GATEWAY_URL ? { mobile: { url: read.SMS_GATEWAY_URL, token: read.SMS_GATEWAY_TOKEN ?? '' } } : {}),
      ...(read.PORTAL_ORIGIN ? { portalOrigin: read.PORTAL_ORIGIN } : {}),
    },
    telemetry: telemetryOf(read),
    logonsPerMinute: read.NODE_ENV === 'test' ? undefined : 300,
  });
}

/** Reads where documents are kept: in the data folder, or sealed in an object store of which everything is named. */
function readDocumentSettings(read: z.output<typeof variables>): Result<DocumentSettings, string> {
  const keys = parseDocumentKeys(read.DOCUMENT_KEYS ?? '') ?? [];
  const endpoint = parseStoreEndpoint(read.S3_ENDPOINT ?? '');
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  const named = [endpoint, bucket, accessKeyId, secretAccessKey];
  if (named.every((part) => part === undefined)) return ok({ objectStore: undefined, keys });
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    return err('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together');
  if (keys.length === 0) return err('S3_ENDPOINT needs DOCUMENT_KEYS: documents are sealed before they leave');
  return ok({ objectStore: { endpoint, bucket, region: read.S3_REGION, accessKeyId, secretAccessKey }, keys });
}

/** The name that a server bears in traces and metrics unless it is given another. */
const usualService = 'fund-portal-sandbox';

function telemetryOf(read: z.infer<typeof variables>): TelemetrySettings | undefined {
  const endpoint = parseReceiver(read.OTEL_EXPORTER_OTLP_ENDPOINT ?? '');
  if (endpoint === undefined || read.OTEL_SDK_DISABLED === 'true') return undefined;
  const resource = parsePairs(read.OTEL_RESOURCE_ATTRIBUTES ?? '') ?? {};
  const service = read.OTEL_SERVICE_NAME ?? resource['service.name'] ?? usualService;
  return {
    endpoint,
    headers: parsePairs(read.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
    resource: { ...resource, 'service.name': service },
    sampler: read.OTEL_TRACES_SAMPLER,
    ratio: read.OTEL_TRACES_SAMPLER_ARG,
    sendsTraces: read.OTEL_TRACES_EXPORTER === 'otlp',
    sendsMetrics: read.OTEL_METRICS_EXPORTER === 'otlp',
    metricsEvery: read.OTEL_METRIC_EXPORT_INTERVAL,
  };
}

/** Their values may bear a secret, which no message shows. */
const withSecrets = [
  'DATABASE_URL',
  'DATABASE_POOLER_URL',
  'DOCUMENT_KEYS',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
];

function firstProblem(variable: unknown, set: Readonly<Record<string, string | undefined>>): string {
  const name = String(variable);
  const given = withSecrets.includes(name) ? 'something else' : `"${set[name] ?? ''}"`;
  return `${name} must be ${expectations[name] ?? 'set properly'}, not ${given}`;
}
