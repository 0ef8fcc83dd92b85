import { describe, expect, test } from 'vitest';
import { freshCode, freshToken } from '../../../sandbox/context/tokens';

// Beyond six standard deviations of a fair count: one run in some ten million is wrong by chance.
const farFromFair = (count: number, of: number, chance: number): boolean =>
  Math.abs(count - of * chance) > 6 * Math.sqrt(of * chance * (1 - chance));

describe('tokens', () => {
  test('[R14] tokens have 256 bits, each set as often as not, and never come twice', () => {
    const tokens = Array.from({ length: 10_000 }, freshToken);
    expect(new Set(tokens).size).toBe(tokens.length);
    const set = new Array<number>(256).fill(0);
    for (const token of tokens) {
      const bytes = Buffer.from(token, 'base64url');
      expect(bytes).toHaveLength(32);
      for (let bit = 0; bit < 256; bit += 1) set[bit] = (set[bit] ?? 0) + (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1);
    }
    expect(set.filter((count) => farFromFair(count, tokens.length, 1 / 2))).toEqual([]);
  });
});

describe('one-time codes', () => {
  test('[R14] one-time codes are eight digits of which each is as likely as any', () => {
    const codes = Array.from({ length: 20_000 }, freshCode);
    expect(codes.filter((code) => !/^\d{8}$/.test(code))).toEqual([]);
    for (let place = 0; place < 8; place += 1)
      for (const digit of '0123456789') {
        const count = codes.filter((code) => code[place] === digit).length;
        expect([place, digit, farFromFair(count, codes.length, 1 / 10)]).toEqual([place, digit, false]);
      }
  });
});
