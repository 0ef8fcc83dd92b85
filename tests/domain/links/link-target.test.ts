import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkTarget } from '../../../domain/links/link-target';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { sharedDataFile } from '../../builders/shared-data';

const origin = 'https://portal.example';
const target = (raw: string) => linkTarget(raw, origin);
const hostile = sharedDataFile('hostile/redirect.txt');

describe('the target of a link', () => {
  it.each([
    ['https://www.example.com/a?b=c#d', 'https://www.example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com/'],
    ['https://Example.COM:8443/x', 'https://example.com:8443/x'],
    ['https://example.com:443/x', 'https://example.com/x'],
    ['http://example.com:80', 'http://example.com/'],
    ['https://example.com/@user', 'https://example.com/@user'],
    ['https://example.com/%2f..', 'https://example.com/%2f..'],
    ['https://portal.example/elsewhere', 'https://portal.example/elsewhere'],
    ['https://portal.example/tet-web/page', 'https://portal.example/tet-web/page'],
    ['https://192.0.2.7/x', 'https://192.0.2.7/x'],
  ])('[LINK-51, LINK-55] %s is external', (raw, href) => {
    expect(target(raw)).toEqual({ kind: 'external', href });
  });

  it.each([
    ['LINK-52', '/eTrading/#/lsi/buy/placeOrder?code=A%2FB'],
    ['LINK-53', '/accountOpening/start?step=1'],
    ['LINK-54', '/tet-web/zh/page.html#top'],
  ])('[LINK-52, LINK-53, LINK-54, LINK-55] %s: %s leads into the legacy application', (_, raw) => {
    expect(target(raw)).toEqual({ kind: 'legacy', href: raw });
  });

  it.each([
    '/',
    '/portfolio',
    '/fund/A1?tab=2#nav',
    '/eTrading/#elsewhere',
    '/eTrading/x',
    '/accountOpening',
    '/tet-webbing/',
    '/https://example.com',
  ])('[LINK-56] %s is a page of this app', (raw) => expect(target(raw)).toEqual({ kind: 'internal', path: raw }));

  it('[LINK-56, CONST-11] addresses of this app lose its base, with or without its origin', () => {
    const page = { kind: 'internal', path: '/fund/A1?tab=2#nav' };
    expect(target('https://portal.example/eTrading/v2/fund/A1?tab=2#nav')).toEqual(page);
    expect(target('/eTrading/v2/fund/A1?tab=2#nav')).toEqual(page);
    expect(target('/eTrading/v2/')).toEqual({ kind: 'internal', path: '/' });
  });

  it('[LINK-51] the same address on another origin is external', () => {
    for (const other of ['http://portal.example', 'https://portal.example:8443', 'https://www.portal.example']) {
      expect(target(`${other}/eTrading/v2/x`).kind).toBe('external');
    }
    expect(linkTarget('https://portal.example/eTrading/v2/x', 'not an origin').kind).toBe('external');
  });

  it.each([
    '',
    ' ',
    'portfolio',
    'www.example.com',
    '#top',
    '?a=b',
    './x',
    '../x',
    ' https://example.com',
    'mailto:a@example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
    'httpx://example.com',
    'https:example.com',
    'https:/example.com',
    'HTTPS://example.com',
    '//example.com',
    '///example.com',
    '//',
    'blob:https://portal.example/1',
  ])('[OPEN-73] %j is refused for its beginning', (raw) => expect(target(raw)).toEqual({ kind: 'refused' }));

  it.each([
    'https://',
    'https:///example.com',
    'https:////example.com',
    'https://portal.example@evil.example',
    'https://:@evil.example',
    'https://user:secret@example.com/',
    'https://@example.com',
    'https://example.com:',
    'https://example.com:99999',
    'https://exa mple.com',
    'https://%65vil.example',
    'https://ⓔvil.example',
    'https://例え.example',
    'http://0x7f.1',
    'http://2130706433',
    'http://0300.0.0.1',
    'http://[::192.0.2.7]',
    'https://evil.example。',
    'https://example.com:80:80',
  ])('[OPEN-73] %j is refused since its host isn’t the one written', (raw) =>
    expect(target(raw)).toEqual({ kind: 'refused' }),
  );

  it.each([
    '/\\evil.example',
    '/x\\y',
    'https://example.com\\@evil.example',
    '/\t/evil.example',
    'https://exam\nple.com',
    '/x\u0000',
    '/x\u007f',
    '/x\u0085',
    '/x\u202etxt',
    '/x\u200b',
    '/x\u2028',
    '/x\ud800',
    '/tet-web/\r\nx',
    'https://example.com/\u2066x',
  ])('[OPEN-73] %j is refused for a backslash or an invisible character', (raw) =>
    expect(target(raw)).toEqual({ kind: 'refused' }),
  );

  it.each(['/tet-web/.@/..', '/eTrading/v2/.@/../..', '/.@/..', 'https://portal.example/eTrading/v2/.@/..'])(
    '[LINK-54, OPEN-73] %s keeps no dot segment, whatever the parser leaves',
    (raw) => {
      const found = target(raw);
      const path = found.kind === 'legacy' ? found.href : found.kind === 'internal' ? found.path : '/';
      expect(path.split(/[/?#]/)).not.toContain('..');
    },
  );

  it.each([
    '/tet-web/..//evil.example',
    '/tet-web/../admin',
    '/tet-web/%2e%2e/admin',
    '/tet-web/%2E./admin',
    '/tet-web/..%2fadmin',
    '/tet-web/%252e%252e/x',
    '/tet-web/x%5c..%5cy',
    '/accountOpening/a/../../b',
    '/eTrading/../#/x',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/%25252fevil.example',
    '/%00',
    '/%7f',
    '/eTrading/v2//evil.example',
    'https://portal.example/eTrading/v2//evil.example',
    'https://portal.example/eTrading/v2/%2fevil.example',
  ])('[OPEN-73] %j is refused or stays on a page of ours', (raw) => {
    const found = target(raw);
    if (found.kind === 'internal') expect(found.path).toMatch(/^\/(?!\/)[\w/#.-]*$/);
    else expect(found).toEqual({ kind: 'refused' });
  });

  it.each([
    '/tet-web/..//evil.example',
    '/tet-web/../admin',
    '/tet-web/%2e%2e/admin',
    '/x/../tet-web/admin',
    '/eTrading/v2/..#/',
    '/tet-web/..%2fadmin',
    '/tet-web/%252e%252e/x',
    '/.//evil.example',
    '/%2f%2fevil.example',
    '/%09/evil.example',
    '/eTrading/v2//evil.example',
    'https://portal.example/eTrading/v2//evil.example',
    'https://portal.example/eTrading/v2/%2fevil.example',
  ])('[LINK-54, OPEN-73] %s leaves its prefix or would, decoded again, and is refused', (raw) =>
    expect(target(raw)).toEqual({ kind: 'refused' }),
  );

  it.skipIf(hostile === undefined)(
    '[LINK-51, LINK-52, LINK-53, LINK-54, LINK-55, LINK-56, OPEN-73] no string of the hostile list escapes',
    () => {
      const lines = readFileSync(hostile ?? '', 'utf8').split('\n');
      expect(lines.length).toBeGreaterThan(400);
      for (const raw of lines) expectNoEscape(raw);
      expect(lines.some((raw) => target(raw).kind === 'refused')).toBe(true);
    },
  );

  it('[LINK-51, LINK-52, LINK-53, LINK-54, LINK-55, LINK-56, OPEN-73] no fuzzed text escapes', () => {
    fc.assert(
      fc.property(garbage, (raw) => expectNoEscape(raw)),
      { numRuns: hostileRuns },
    );
    fc.assert(fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (raw) => expectNoEscape(raw)));
    fc.assert(
      fc.property(nearlyLegacy, (raw) => expectNoEscape(raw)),
      { numRuns: 2_000 },
    );
  });

  it('[LINK-51] every clean web address is external', () => {
    fc.assert(
      fc.property(fc.webUrl(), (raw) => {
        expect(target(raw)).toEqual({ kind: 'external', href: new URL(raw).href });
      }),
    );
  });

  it('[LINK-56] the target of a link what it answers is settled: asked again, it answers the same', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, nearlyLegacy), (raw) => {
        const first = target(raw);
        if (first.kind === 'refused' || raw.includes('/eTrading/v2/')) return;
        expect(target(first.kind === 'internal' ? first.path : first.href)).toEqual(first);
      }),
      { numRuns: 5_000 },
    );
  });
});

const nearlyLegacy = fc
  .tuple(
    fc.constantFrom(
      '/eTrading/#/',
      '/eTrading/',
      '/eTrading/v2/',
      '/accountOpening/',
      '/tet-web/',
      '/',
      'https://portal.example/eTrading/v2/',
    ),
    fc.array(
      fc.constantFrom(
        '..',
        '.',
        '/',
        '//',
        '%2e',
        '%2E%2e',
        '%2f',
        '%5C',
        '%25',
        'x',
        '@',
        '#',
        '?',
        ':',
        'evil.example',
        '\\',
        '\t',
      ),
    ),
  )
  .map(([prefix, rest]) => prefix + rest.join(''));

function expectNoEscape(raw: string): void {
  const found = target(raw);
  if (found.kind === 'external') expectHostAsWritten(raw, found.href);
  if (found.kind === 'internal') expectOwnPath(found.path);
  if (found.kind === 'legacy') {
    expectOwnPath(found.href);
    const prefix = ['/eTrading/#/', '/accountOpening/', '/tet-web/'].find((legacy) => raw.startsWith(legacy));
    const url = new URL(found.href, origin);
    expect(prefix !== undefined && (url.pathname + url.search + url.hash).startsWith(prefix)).toBe(true);
    expect(decodeURIComponent(url.pathname).split('/')).not.toContain('..');
  }
}

function expectHostAsWritten(raw: string, href: string): void {
  const url = new URL(href);
  const afterScheme = raw.replace(/^https?:\/\//, '');
  expect([url.username, url.password]).toEqual(['', '']);
  expect(['http:', 'https:']).toContain(url.protocol);
  expect(raw.startsWith(url.protocol)).toBe(true);
  expect(afterScheme.toLowerCase().startsWith(url.hostname)).toBe(true);
  expect(afterScheme.slice(url.hostname.length)).toMatch(/^(:\d+)?([/?#]|$)/);
}

function expectOwnPath(path: string): void {
  expect(path).toMatch(/^\/(?!\/)/);
  expect(path).not.toMatch(/[\p{Cc}\\]/u);
  expect(new URL(path, origin).origin).toBe(origin);
}
