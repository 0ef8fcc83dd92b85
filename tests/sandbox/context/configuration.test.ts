import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import manifest from '../../../sandbox/package.json';
import { createClock, today } from '../../../sandbox/context/clock';
import { parseLogFields } from '../../../sandbox/context/configuration/log-fields';
import { parseConfiguration } from '../../../sandbox/context/configuration/sandbox-configuration';
import { parseSmtpAddress } from '../../../sandbox/context/configuration/sender-settings';
import { createLogger, logFieldsOf } from '../../../sandbox/context/logging/logger';
import { maskNumbers } from '../../../sandbox/context/logging/mask-numbers';

describe('the environment', () => {
  test('[CONFLICT-13] needs to say nothing', () => {
    expect(parseConfiguration({ PORT: '' })).toMatchObject({
      ok: true,
      value: {
        ports: { TW: 4000, HK: 4001 },
        metricsHost: '127.0.0.1',
        metricsPort: undefined,
        trustedProxies: [],
        databaseUrl: undefined,
        dataFolder: '.data',
        profile: 'standalone',
        environment: 'development',
        fixedNow: undefined,
        staticFolder: 'dist',
      },
    });
  });

  test('[MSG-09, CONF-01] names the origins that pictures may come from, and by default none but the portal’s own', () => {
    expect(parseConfiguration({})).toMatchObject({ ok: true, value: { imageHosts: [] } });
    const named = 'https://images.example.test,https://cdn.example.test:8443';
    expect(parseConfiguration({ IMAGE_HOSTS: named })).toMatchObject({ value: { imageHosts: named.split(',') } });
    for (const wrong of ['*', 'http://images.example.test', `${named},`, "https://a.test; script-src 'x'"])
      expect(parseConfiguration({ IMAGE_HOSTS: wrong })).toEqual({
        ok: false,
        error: `IMAGE_HOSTS must be origins such as https://images.example.test,https://cdn.example.test:8443, not "${wrong}"`,
      });
  });

  test('[R22] names where a weakness is reported, and by default no place', () => {
    expect(parseConfiguration({})).toMatchObject({ ok: true, value: { securityContact: undefined } });
    const named = 'mailto:security@example.test';
    expect(parseConfiguration({ SECURITY_CONTACT: named })).toMatchObject({ value: { securityContact: named } });
    for (const wrong of ['security@example.test', 'http://example.test', 'mailto:a@b\nContact: mailto:c@d'])
      expect(parseConfiguration({ SECURITY_CONTACT: wrong }).ok).toBe(false);
  });

  test('[R23] sends traces and metrics where OpenTelemetry’s own variables say, and nowhere by default', () => {
    expect(parseConfiguration({})).toMatchObject({ ok: true, value: { telemetry: undefined } });
    const to = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(parseConfiguration(to)).toMatchObject({
      value: {
        telemetry: {
          endpoint: 'http://collector:4318',
          headers: {},
          resource: { 'service.name': 'fund-portal-sandbox' },
          sampler: 'parentbased_always_on',
          ratio: 1,
          sendsTraces: true,
          sendsMetrics: true,
          metricsEvery: 60_000,
        },
      },
    });
    const whole = {
      ...to,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret,x-team=funds',
      OTEL_SERVICE_NAME: 'portal',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=acceptance,service.name=overruled',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
      OTEL_METRICS_EXPORTER: 'none',
      OTEL_METRIC_EXPORT_INTERVAL: '15000',
    };
    expect(parseConfiguration(whole)).toMatchObject({
      value: {
        telemetry: {
          headers: { authorization: 'Bearer secret', 'x-team': 'funds' },
          resource: { 'service.name': 'portal', 'deployment.environment.name': 'acceptance' },
          sampler: 'parentbased_traceidratio',
          ratio: 0.05,
          sendsTraces: true,
          sendsMetrics: false,
          metricsEvery: 15_000,
        },
      },
    });
    expect(parseConfiguration({ ...whole, OTEL_SDK_DISABLED: 'true' })).toMatchObject({
      value: { telemetry: undefined },
    });
  });

  test.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'receiver.test:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://me:pass@receiver.test:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'token-alone'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'token=1,token=2'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%zz'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'stage=acceptance,'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '5'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_METRIC_EXPORT_INTERVAL', '10'],
    ['OTEL_SDK_DISABLED', 'perhaps'],
  ])('[R23] refuses %s=%s, and shows no address and no header of a receiver', (name, value) => {
    const refused = parseConfiguration({ [name]: value });
    expect(refused.ok ? '' : refused.error).toMatch(new RegExp(`^${name} must be `));
    expect(JSON.stringify(refused).includes(value)).toBe(!/ENDPOINT|HEADERS/.test(name));
  });

  test('[AUTH-26] says by what messages leave, and by default that none do', () => {
    expect(parseConfiguration({})).toMatchObject({ ok: true, value: { senders: {} } });
    const ways = {
      SMTP_URL: 'smtps://me:p%40ss@mail.example.test',
      MAIL_FROM: 'notices@example.test',
      SMS_GATEWAY_URL: 'https://sms.example.test/send',
      SMS_GATEWAY_TOKEN: 'a-token',
      PORTAL_ORIGIN: 'https://funds.example.test',
    };
    expect(parseConfiguration(ways)).toMatchObject({
      ok: true,
      value: {
        senders: {
          email: { url: ways.SMTP_URL, from: ways.MAIL_FROM },
          mobile: { url: ways.SMS_GATEWAY_URL, token: 'a-token' },
          portalOrigin: ways.PORTAL_ORIGIN,
        },
      },
    });
    expect(parseSmtpAddress(ways.SMTP_URL)).toEqual({
      host: 'mail.example.test',
      port: 465,
      secure: true,
      requireTLS: false,
      auth: { user: 'me', pass: 'p@ss' },
    });
    expect(parseSmtpAddress('smtp://mail.example.test')).toMatchObject({ port: 587, secure: false, requireTLS: true });
    expect(parseSmtpAddress('smtp://[::1]:25')).toMatchObject({ host: '::1', port: 25, requireTLS: false });
  });

  test('[AUTH-02, OPEN-59] turns the codes of Hong Kong’s login on for a standalone portal with the whole contract alone', () => {
    const loginCodes = (given: Readonly<Record<string, string>>) => {
      const parsed = parseConfiguration(given);
      return parsed.ok ? parsed.value.loginCodes : parsed.error;
    };
    expect([loginCodes({}), loginCodes({ LOGIN_CODES: 'off' }), loginCodes({ LOGIN_CODES: 'on' })]).toEqual([
      false,
      false,
      true,
    ]);
    const refused = 'LOGIN_CODES can be on in profile standalone and with the whole contract alone';
    for (const given of [
      { PROFILE: 'coexist' },
      { CONTRACT: 'specified' },
      { CONTRACT: 'specified', PROFILE: 'standalone' },
    ])
      expect(loginCodes({ LOGIN_CODES: 'on', ...given })).toBe(refused);
    expect(loginCodes({ LOGIN_CODES: 'yes' })).toBe('LOGIN_CODES must be off or on, not "yes"');
  });

  test.for([
    [{ SMTP_URL: 'http://x', MAIL_FROM: 'a@b' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://me:secret@x/path', MAIL_FROM: 'a@b' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://me:secret%@x', MAIL_FROM: 'a@b' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://x' }, 'SMTP_URL and MAIL_FROM must be set together'],
    [{ MAIL_FROM: 'a@b' }, 'SMTP_URL and MAIL_FROM must be set together'],
    [{ SMTP_URL: 'smtps://x', MAIL_FROM: 'A <a@b>' }, 'MAIL_FROM'],
    [{ SMS_GATEWAY_URL: 'http://sms.example.test' }, 'SMS_GATEWAY_URL'],
    [{ SMS_GATEWAY_URL: 'https://me:secret@x' }, 'SMS_GATEWAY_URL'],
    [{ SMS_GATEWAY_TOKEN: 'secret\nx' }, 'SMS_GATEWAY_TOKEN'],
    [{ PORTAL_ORIGIN: 'https://x/path' }, 'PORTAL_ORIGIN'],
  ] as const)('[AUTH-26] names what is wrong with a way out, and no secret: %s', ([given, said]) => {
    const parsed = parseConfiguration(given);
    expect(parsed.ok ? '' : parsed.error).toContain(said);
    expect(parsed.ok ? '' : parsed.error).not.toContain('secret');
  });

  test('[R7] DATABASE_POOLER_URL goes with the address of the database itself, and is shown by no message', () => {
    const direct = 'postgresql://portal@db.example.test/portal';
    const pooler = 'postgresql://portal:secret@pool.example.test:6432/portal';
    const parsed = parseConfiguration({ DATABASE_URL: direct, DATABASE_POOLER_URL: pooler });
    expect(parsed).toMatchObject({ ok: true, value: { databaseUrl: direct, databasePooler: pooler } });
    expect(parseConfiguration({ DATABASE_POOLER_URL: pooler })).toEqual({
      ok: false,
      error: 'DATABASE_POOLER_URL needs DATABASE_URL: what outlives a transaction goes there',
    });
    const wrong = parseConfiguration({ DATABASE_URL: direct, DATABASE_POOLER_URL: 'secret' });
    expect(wrong.ok ? '' : wrong.error).toContain('DATABASE_POOLER_URL must be');
    expect(wrong.ok ? '' : wrong.error).not.toContain('secret');
  });

  const objects = {
    DOCUMENT_KEYS: `2026-03:${Buffer.alloc(32, 'secret').toString('base64')},2025-01:${Buffer.alloc(32, 'older').toString('base64')}`,
    S3_ENDPOINT: 'https://objects.example.test/',
    S3_BUCKET: 'portal-documents',
    S3_ACCESS_KEY_ID: 'portal',
    S3_SECRET_ACCESS_KEY: 'secret-of-the-account',
  };

  test('[API-90] keeps documents in the data folder unless an object store is named, with the key that seals them first', () => {
    expect(parseConfiguration({})).toMatchObject({
      ok: true,
      value: { documents: { objectStore: undefined, keys: [] } },
    });
    const parsed = parseConfiguration(objects);
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        documents: {
          objectStore: {
            endpoint: 'https://objects.example.test',
            bucket: 'portal-documents',
            region: 'us-east-1',
            accessKeyId: 'portal',
            secretAccessKey: 'secret-of-the-account',
          },
        },
      },
    });
    const keys = parsed.ok ? parsed.value.documents.keys : [];
    expect(keys.map(({ id, key }) => [id, key.length])).toEqual([
      ['2026-03', 32],
      ['2025-01', 32],
    ]);
    for (const named of ['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'])
      expect(parseConfiguration({ ...objects, S3_ENDPOINT: named }).ok).toBe(true);
  });

  const key = Buffer.alloc(32, 'secret').toString('base64');
  test.for<[string, Readonly<Record<string, string>>, string]>([
    ['an object store without a key', { DOCUMENT_KEYS: '' }, 'S3_ENDPOINT needs DOCUMENT_KEYS'],
    ['an object store without a bucket', { S3_BUCKET: '' }, 'must be set together'],
    ['a bucket without an object store', { S3_ENDPOINT: '' }, 'must be set together'],
    ['an account without its secret', { S3_SECRET_ACCESS_KEY: '' }, 'must be set together'],
    ['an open way to another machine', { S3_ENDPOINT: 'http://objects.example.test' }, 'S3_ENDPOINT must be an https'],
    ['an address with more in it', { S3_ENDPOINT: 'https://me:secret@objects.example.test' }, 'S3_ENDPOINT must be'],
    ['a bucket in the address', { S3_ENDPOINT: 'https://objects.example.test/secret' }, 'S3_ENDPOINT must be'],
    ['no name of a bucket', { S3_BUCKET: '../up' }, 'S3_BUCKET must be the name of a bucket'],
    ['a secret on two lines', { S3_SECRET_ACCESS_KEY: 'secret\nx' }, 'S3_SECRET_ACCESS_KEY must be printable'],
    ['a key that is too short', { DOCUMENT_KEYS: `2026:${key.slice(4)}` }, 'DOCUMENT_KEYS must be keys'],
    ['a key without a name', { DOCUMENT_KEYS: key }, 'DOCUMENT_KEYS must be keys'],
    ['two keys of one name', { DOCUMENT_KEYS: `2026:${key},2026:${key}` }, 'DOCUMENT_KEYS must be keys'],
  ])('[API-90] refuses %s, and shows no secret', ([, given, said]) => {
    const parsed = parseConfiguration({ ...objects, ...given });
    expect(parsed.ok ? '' : parsed.error).toContain(said);
    expect(parsed.ok ? '' : parsed.error).not.toContain('secret');
    expect(parsed.ok ? '' : parsed.error).not.toContain(key.slice(4));
  });

  test('[R7] DATABASE_CONNECTIONS bounds the connections to a PostgreSQL, ten where it says nothing', () => {
    const connections = (given: Readonly<Record<string, string>>) => {
      const parsed = parseConfiguration(given);
      return parsed.ok ? parsed.value.databaseConnections : parsed.error;
    };
    expect(connections({})).toBe(10);
    expect(connections({ DATABASE_CONNECTIONS: '40' })).toBe(40);
    for (const wrong of ['1', '501', '2.5', 'many'])
      expect(connections({ DATABASE_CONNECTIONS: wrong })).toBe(
        `DATABASE_CONNECTIONS must be a number from 2 to 500, not "${wrong}"`,
      );
  });

  test('names the proxies whose word is believed', () => {
    expect(parseConfiguration({ TRUSTED_PROXIES: '127.0.0.1, ::1,10.1.0.0/16 , fd00::/8' })).toMatchObject({
      ok: true,
      value: { trustedProxies: ['127.0.0.1', '::1', '10.1.0.0/16', 'fd00::/8'] },
    });
  });

  test.for([
    [{ PORT: 'abc' }, 'PORT must be a port number from 0 to 65535, not "abc"'],
    [{ PORT_HK: '70000' }, 'PORT_HK must be a port number from 0 to 65535, not "70000"'],
    [{ PORT: '4001' }, 'PORT and PORT_HK must be two different ports'],
    [
      { TRUSTED_PROXIES: 'localhost' },
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody, not "localhost"',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.1;10.0.0.2' },
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody, not "10.0.0.1;10.0.0.2"',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/33' },
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody, not "10.0.0.0/33"',
    ],
    [
      { TRUSTED_PROXIES: '::1/129' },
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody, not "::1/129"',
    ],
    [
      { TRUSTED_PROXIES: '0.0.0.0/0' },
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody, not "0.0.0.0/0"',
    ],
    [
      { TRUSTED_PROXIES: '::/0' },
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody, not "::/0"',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.1,' },
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody, not "10.0.0.1,"',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.1/8/8' },
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody, not "10.0.0.1/8/8"',
    ],
    [
      { TRUSTED_PROXIES: '*' },
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody, not "*"',
    ],
    [
      { TRUSTED_PROXIES: '1.2.3' },
      'TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.1.0.0/16, and not everybody, not "1.2.3"',
    ],
    [{ METRICS_HOST: 'a b' }, 'METRICS_HOST must be a host name or address to listen on, not "a b"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be silent, error, warn, info or debug, not "loud"'],
    [
      { LOG_FIELDS: 'pid,time' },
      'LOG_FIELDS must be a list such as pid,region,service=portal, each field once, not "pid,time"',
    ],
    [{ METRICS_PORT: 'x' }, 'METRICS_PORT must be a port number from 0 to 65535, not "x"'],
    [{ PROFILE: 'demo' }, 'PROFILE must be coexist or standalone, not "demo"'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, test or production, not "staging"'],
    [{ SANDBOX_NOW: 'yesterday' }, 'SANDBOX_NOW must be an instant such as 2026-03-02T10:00:00+08:00, not "yesterday"'],
    [
      { DATABASE_URL: 'mysql://user:secret@host/name' },
      'DATABASE_URL must be an address such as postgresql://user@host:5432/name, not something else',
    ],
  ] as const)('the environment is refused in one line that names the variable: %o', ([environment, line]) => {
    expect(parseConfiguration(environment)).toEqual({ ok: false, error: line });
  });
});

describe('the clock', () => {
  test('stands still where SANDBOX_NOW puts it', () => {
    const clock = createClock('2026-03-04T23:30:00+08:00');
    expect(clock.now().toISOString()).toBe('2026-03-04T15:30:00.000Z');
    expect(today(clock)).toBe('2026-03-04');
  });

  test('goes otherwise', () => {
    const before = Date.now();
    expect(createClock(undefined).now().getTime()).toBeGreaterThanOrEqual(before);
  });

  test('tells the day of Hong Kong and Taipei', () => {
    expect(today(createClock('2026-03-04T15:59:59.999Z'))).toBe('2026-03-04');
    expect(today(createClock('2026-03-04T16:00:00.000Z'))).toBe('2026-03-05');
  });
});

describe('the log', () => {
  const logged = (write: (log: ReturnType<typeof createLogger>) => void): string => {
    const lines: string[] = [];
    write(createLogger('info', { write: (line) => lines.push(line) }));
    return lines.join('');
  };

  test('shows long numbers as 51****89', () => {
    expect(maskNumbers('/accounts/510012300189?x=12345')).toBe('/accounts/51****89?x=12345');
  });

  test('holds a path without its query, and no header, cookie, token, code or body', () => {
    const text = logged((log) => {
      log.info(
        {
          req: { method: 'GET', url: '/x/510012300189?pin=528314', headers: { authorization: 'Basic c2VjcmV0' } },
          headers: { cookie: 'tell-tale' },
          authorization: 'tell-tale',
          body: { otp: 'tell-tale' },
        },
        'request',
      );
    });
    expect(JSON.parse(text)).toMatchObject({ req: { method: 'GET', path: '/x/51****89' } });
    for (const secret of ['528314', 'c2VjcmV0', 'tell-tale', '510012300189']) expect(text).not.toContain(secret);
  });

  test('masks the numbers in what went wrong', () => {
    const text = logged((log) => {
      log.error({ err: new Error('no account 510012300189') }, 'failed');
    });
    expect(text).not.toContain('510012300189');
    expect(text).toContain('51****89');
  });

  test('[R23] LOG_FIELDS takes names that a server fills in and texts of the operator’s, and nothing else', () => {
    expect(parseLogFields('pid,service=fund portal,hostname,region,release')).toEqual([
      { name: 'pid', text: undefined },
      { name: 'service', text: 'fund portal' },
      { name: 'hostname', text: undefined },
      { name: 'region', text: undefined },
      { name: 'release', text: undefined },
    ]);
    const refused = [
      '',
      'pid,',
      'pid,pid',
      'a=1,a=2',
      'service',
      'pid=7',
      'msg=x',
      'reqId=x',
      '9a=x',
      'a=',
      'a=\n',
      'cookie',
    ];
    for (const text of refused) expect([text, parseLogFields(text)]).toEqual([text, undefined]);
  });

  test('[R23] every line bears the fields that are configured, and the region in the log of a region’s server alone', () => {
    const configured = parseConfiguration({
      LOG_FIELDS: 'pid,hostname,region,release,service=portal',
      LOG_LEVEL: 'info',
    });
    if (!configured.ok) throw new Error(configured.error);
    const lines: string[] = [];
    const destination = { write: (line: string) => lines.push(line) };
    const fields = { pid: process.pid, hostname: hostname(), release: manifest.version, service: 'portal' };
    createLogger('info', destination, logFieldsOf(configured.value.logFields)).info('begun');
    createLogger('info', destination, logFieldsOf(configured.value.logFields, 'HK')).info('begun');
    createLogger('info', destination).info('begun');
    const [ofProcess, ofRegion, plain] = lines.map((line): unknown => JSON.parse(line));
    expect(ofProcess).toMatchObject({ ...fields, msg: 'begun' });
    expect(ofProcess).not.toHaveProperty('region');
    expect(ofRegion).toMatchObject({ ...fields, region: 'HK', msg: 'begun' });
    expect(Object.keys(plain ?? {}).toSorted()).toEqual(['level', 'msg', 'time']);
  });
});
