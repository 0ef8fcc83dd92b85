import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contactErrorCodes,
  contactFields,
  contactTakesEffect,
  longestAddress,
  readContact,
} from '../../../domain/credentials/contacts/contact-change';
import { maskContactOf } from '../../../domain/credentials/contacts/mask-contact-of';
import { regions } from '../../../domain/region';

const email = (text: string, onFile = '') => readContact('HK', { field: 'email', text }, onFile);

describe('reading of contacts', () => {
  it.each([
    ['HK', 'email', '  Chan.Mei@Example.Test ', 'chan.mei@example.test'],
    ['HK', 'mobile', '+852 9123 4567', '91234567'],
    ['TW', 'mobile', '0912-345-678', '0912345678'],
    ['TW', 'mobile', '+886 912 345 678', '0912345678'],
    ['TW', 'address', '臺中市西區\n民權路 1 號', '臺中市西區 民權路 1 號'],
  ] as const)('[R14] a contact in %s is read as it is typed: the %s “%s” as “%s”', (region, field, text, value) => {
    expect(readContact(region, { field, text }, '')).toEqual({ ok: true, value });
  });

  it.each([
    ['HK', 'email', 'chan.mei@example'],
    ['HK', 'email', `${'a'.repeat(255)}@example.test`],
    ['HK', 'mobile', '21234567'],
    ['HK', 'mobile', '0912345678'],
    ['TW', 'mobile', '91234567'],
    ['TW', 'address', 'a'.repeat(longestAddress + 1)],
  ] as const)('[R14] a contact that can’t be one in %s is refused: the %s “%s”', (region, field, text) => {
    expect(readContact(region, { field, text }, '')).toEqual({ ok: false, error: 'invalid' });
  });

  it('[R14] refuses none at all, and the one on file however it is written', () => {
    for (const field of contactFields)
      expect(readContact('TW', { field, text: ' \u200b ' }, '')).toEqual({ ok: false, error: 'missing' });
    expect(email('CHAN@example.test', 'chan@example.test')).toEqual({ ok: false, error: 'unchanged' });
  });

  it('[R14] reads what it has read as the same, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...regions),
        fc.constantFrom(...contactFields),
        fc.string(),
        (region, field, text) => {
          const read = readContact(region, { field, text }, '');
          if (read.ok) expect(readContact(region, { field, text: read.value }, '')).toEqual(read);
        },
      ),
    );
  });
});

describe('a contact as it is shown', () => {
  it.each([
    ['email', 'chan.mei@example.test', 'c***@example.test'],
    ['mobile', '0912345678', '09****678'],
    ['address', '臺中市西區民權路 1 號', '臺中市西區民****'],
    ['address', '𠮷野家', '𠮷野家****'],
  ] as const)('[AUTH-05, R14] hides all but the edges of the %s “%s”', (field, text, masked) => {
    expect(maskContactOf(field, text)).toBe(masked);
  });

  it('[R14] a masked address never shows more than six characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [shown, ...others] = maskContactOf('address', text).split(/\*{4}$/);
        expect(others).toEqual(['']);
        expect(Array.from(shown ?? '').length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

describe('a request for another contact', () => {
  it('[R14] takes effect three days later to the millisecond', () => {
    expect(contactTakesEffect('2026-03-04T10:00:00+08:00')).toBe('2026-03-07T02:00:00.000Z');
    expect(contactTakesEffect('soon')).toBeUndefined();
  });

  it('[R14] each problem of a new contact has a code of its own', () => {
    expect(new Set(Object.values(contactErrorCodes)).size).toBe(4);
  });
});
