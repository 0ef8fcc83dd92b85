import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isImageHost, pictureAddress } from '../../../domain/links/picture-address';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { sharedDataFile } from '../../builders/shared-data';

const origin = 'https://portal.example';
const imageHosts = ['https://images.example', 'https://cdn.example:8443'];
const places = { origin, imageHosts };
const address = (raw: string) => pictureAddress(raw, places);
const hostile = sharedDataFile('hostile/redirect.txt');

describe('the address of a picture', () => {
  it.each([
    ['/eTrading/v2/demonstration/calendar.svg', 'https://portal.example/eTrading/v2/demonstration/calendar.svg'],
    ['/a.png?size=2#x', 'https://portal.example/a.png?size=2#x'],
    ['/%E5%9C%96.png', 'https://portal.example/%E5%9C%96.png'],
    ['/圖.png', 'https://portal.example/%E5%9C%96.png'],
    ['/a/%2e%2e/b.png', 'https://portal.example/b.png'],
    ['https://portal.example/a.png', 'https://portal.example/a.png'],
    ['https://portal.example:443/a.png', 'https://portal.example/a.png'],
    ['https://PORTAL.Example/A.png', 'https://portal.example/A.png'],
  ])('[MSG-09, MSG-15] takes %s from the portal’s own origin', (raw, href) => {
    expect(address(raw)).toBe(href);
    expect(pictureAddress(raw, { origin, imageHosts: [] })).toBe(href);
  });

  it.each([
    ['https://images.example/a.png', 'https://images.example/a.png'],
    ['https://images.example:443/a.png', 'https://images.example/a.png'],
    ['https://Images.Example/a.png', 'https://images.example/a.png'],
    ['https://cdn.example:8443/a/b.jpg?x=1', 'https://cdn.example:8443/a/b.jpg?x=1'],
  ])('[MSG-09, CONF-01] takes %s from a configured host, and from nowhere where none is configured', (raw, href) => {
    expect(address(raw)).toBe(href);
    expect(pictureAddress(raw, { origin, imageHosts: [] })).toBeUndefined();
  });

  it.each([
    'https://other.example/a.png',
    'https://images.example.evil.example/a.png',
    'https://www.images.example/a.png',
    'https://images.example:8443/a.png',
    'https://cdn.example/a.png',
    'http://images.example/a.png',
    'http://portal.example/a.png',
    'https://portal.example:8443/a.png',
    'https://images.example./a.png',
  ])('[MSG-09, OPEN-73] refuses %s, which is neither', (raw) => expect(address(raw)).toBeUndefined());

  it.each([
    '',
    ' ',
    'a.png',
    './a.png',
    '../a.png',
    '#x',
    '?x',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://portal.example/1',
    'HTTPS://images.example/a.png',
    'https:images.example/a.png',
    'https:/images.example/a.png',
    '//images.example/a.png',
    '///images.example/a.png',
    '/\\images.example/a.png',
    'https://images.example\\@evil.example/a.png',
    'https://',
    ' https://images.example/a.png',
  ])('[OPEN-73] refuses %j for its beginning', (raw) => expect(address(raw)).toBeUndefined());

  it.each([
    'https://images.example@evil.example/a.png',
    'https://user:secret@images.example/a.png',
    'https://@images.example/a.png',
    'https://:@portal.example/a.png',
    'https://images.example:/a.png',
    'https://images.example:99999/a.png',
    'https://%69mages.example/a.png',
    'https://ⓘmages.example/a.png',
    'https://images。example/a.png',
    'https://圖.example/a.png',
    'https://images.exa\u200bmple/a.png',
    'https://images.exa\nmple/a.png',
    'https://images.example/a\u202e.png',
  ])('[OPEN-73] refuses %j, whose host isn’t the one written', (raw) => expect(address(raw)).toBeUndefined());

  it.each(['/%2f%2fevil.example', '/a/%252e%252e/b', '/x/..//evil.example', '/a%5cb', '/a%00.png'])(
    '[OPEN-73] refuses %s, which leads out of its path once it is decoded',
    (raw) => expect(address(raw)).toBeUndefined(),
  );

  it('[OPEN-73] takes nothing for a page without an origin', () => {
    for (const nowhere of ['', 'null', 'not an origin'])
      for (const raw of ['/a.png', 'https://images.example/a.png', 'null/a.png'])
        expect(pictureAddress(raw, { origin: nowhere, imageHosts })).toBeUndefined();
  });

  it('[MSG-09, OPEN-73] leads to an allowed origin or nowhere, whatever the text', () => {
    const parts = fc.constantFrom(
      'https://',
      'http://',
      '//',
      '/',
      'images.example',
      'portal.example',
      'cdn.example',
      ':8443',
      ':443',
      '@',
      'evil.example',
      '.',
      '..',
      '%2e',
      '%2F',
      '\\',
      '\t',
      '#',
      '?',
      'a.png',
      'IMAGES.EXAMPLE',
      '。',
      '\u200b',
    );
    const nearly = fc.array(parts, { maxLength: 8 }).map((each) => each.join(''));
    fc.assert(
      fc.property(fc.oneof(garbage, nearly), (raw) => expectAllowed(raw)),
      { numRuns: hostileRuns },
    );
  });

  it('[OPEN-73] the address of a picture is settled: asked again, it answers the same', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.webUrl(), fc.webPath()), (raw) => {
        const first = pictureAddress(raw, { origin, imageHosts: [originOf(raw)] });
        if (first !== undefined) expect(pictureAddress(first, { origin, imageHosts: [originOf(raw)] })).toBe(first);
      }),
      { numRuns: 2_000 },
    );
  });

  it.skipIf(hostile === undefined)('[OPEN-73] no string of the hostile list escapes', () => {
    const lines = readFileSync(hostile ?? '', 'utf8').split('\n');
    expect(lines.length).toBeGreaterThan(400);
    for (const raw of lines) expectAllowed(raw);
  });
});

describe('a host of pictures', () => {
  it('[CONF-01, MSG-09] a host of pictures is an https origin, written as a browser writes it', () => {
    for (const text of ['https://images.example', 'https://cdn.example:8443', 'https://xn--0zwm56d.example'])
      expect(isImageHost(text)).toBe(true);
  });

  it.each([
    '',
    '*',
    'https:',
    'https://*',
    'https://*.example',
    'http://images.example',
    'https://images.example/',
    'https://images.example/a',
    'https://Images.example',
    'https://images.example:443',
    'https://images.example:99999',
    'https://user@images.example',
    'https://圖.example',
    "https://images.example 'unsafe-inline'",
    'https://images.example; script-src *',
    'https://images.example\n',
    'images.example',
    "'self'",
    'data:',
    'https://0x7f.1',
  ])('[CONF-01, OPEN-73] a host of pictures is not %j, which would say more to a policy', (text) =>
    expect(isImageHost(text)).toBe(false),
  );

  it('[CONF-01, OPEN-73] a host of pictures has nothing in it that ends a source of a policy, whatever the text', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        if (isImageHost(text)) expect(text).toMatch(/^https:\/\/[a-z0-9.:-]+$/);
      }),
      { numRuns: hostileRuns },
    );
  });
});

function expectAllowed(raw: string): void {
  const found = address(raw);
  if (found === undefined) return;
  const url = new URL(found);
  expect([origin, ...imageHosts]).toContain(url.origin);
  expect([url.username, url.password]).toEqual(['', '']);
  expect(url.href).toBe(found);
}

function originOf(raw: string): string {
  return URL.canParse(raw) ? new URL(raw).origin : origin;
}
