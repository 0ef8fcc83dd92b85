import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { browserNames, detectDevice, systemNames } from '../../../domain/credentials/login/device';
import { securityRecordLifetime } from '../../../domain/credentials/login/login-record';
import { maskAddress } from '../../../domain/credentials/login/mask-address';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const android = 'Mozilla/5.0 (Linux; Android 15; SM-S921B)';

describe('the device that a user agent names', () => {
  it.each([
    [`${windows} ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    [`${windows} ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge', 'Windows'],
    [`${windows} ${webkit} Chrome/131.0.0.0 Safari/537.36 OPR/116.0.0.0`, 'Opera', 'Windows'],
    [`${windows} ${webkit} HeadlessChrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'macOS'],
    [`${phone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`${phone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [`${phone} Mobile/15E148 Safari Line/14.19.0`, 'LINE', 'iPhone'],
    [`${android} ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'Samsung Internet', 'Android'],
    [`Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) Version/18.1 Safari/604.1`, 'Safari', 'iPad'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/131.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ] as const)(
    '[ACCT-10, R14] the device that a user agent names is named by its own names: %s',
    (userAgent, browser, system) => {
      expect(detectDevice(userAgent)).toEqual({ browser, system });
    },
  );

  it('[ACCT-10, R14] the device that a user agent names isn’t guessed where nothing is named, nor looked for beyond what a browser says', () => {
    expect(detectDevice('curl/8.5.0')).toEqual({});
    expect(detectDevice(`${'x'.repeat(500)} Firefox/133.0`)).toEqual({});
  });

  it('[ACCT-10, R14] the device that a user agent names is one of the known ones or none, whatever is claimed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 600 }), (text) => {
        const { browser, system } = detectDevice(text);
        expect([undefined, ...browserNames]).toContain(browser);
        expect([undefined, ...systemNames]).toContain(system);
      }),
    );
  });
});

describe('a masked address', () => {
  it.each([
    ['203.0.113.77', '203.0.*.*'],
    ['::ffff:203.0.113.77', '203.0.*.*'],
    ['2001:db8:85a3::8a2e:370:7334', '2001:db8:*'],
    ['::1', ''],
    ['localhost', ''],
    ['', ''],
  ])('[ACCT-10, R14] a masked address of %s is %s', (address, masked) => {
    expect(maskAddress(address)).toBe(masked);
  });

  it('[ACCT-10, R14] keeps nothing of the half that names the line', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const [first = '', second = ''] = address.split('.');
        expect(maskAddress(address)).toBe(`${first}.${second}.*.*`);
      }),
    );
  });
});

it('[R14] logins and changes are shown for 90 days', () => {
  const shownUntil = new Date(Date.parse('2026-11-20T02:00:00.000Z') + securityRecordLifetime);
  expect(shownUntil.toISOString()).toBe('2027-02-18T02:00:00.000Z');
});
