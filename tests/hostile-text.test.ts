import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { garbage, hostileRuns } from './arbitraries/garbage';
import { sharedDataFile } from './builders/shared-data';
import { longTexts, textFunctions } from './builders/text-functions';

const functions = await textFunctions('domain');

const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];

describe('every function of the domain that takes text', () => {
  it('every function of the domain that takes text is found, so that none is forgotten', () => {
    expect(functions.length).toBeGreaterThan(80);
    for (const name of ['parseDecimal', 'checkPin', 'linkTarget', 'parseRiskLevel', 'effectiveDate', 'formatDate'])
      expect(functions.map((found) => found.name)).toContain(name);
  });

  it('[R9] throws at no text whatever', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        for (const { name, call } of functions) expect([name, thrown(call, text)]).toEqual([name, undefined]);
      }),
      { numRuns: hostileRuns / 10 },
    );
  });

  it('[R9] throws at no text, however long it is', () => {
    for (const { name, call } of functions)
      for (const text of [...longTexts, ...names]) expect([name, thrown(call, text)]).toEqual([name, undefined]);
  });

  const naughty = sharedDataFile('hostile/blns.json');
  it.skipIf(naughty === undefined)('[R9] throws at none of the strings that others stumbled over', () => {
    const strings: unknown = JSON.parse(readFileSync(naughty ?? '', 'utf8'));
    const texts = Array.isArray(strings) ? strings.filter((text) => typeof text === 'string') : [];
    expect(texts.length).toBeGreaterThan(100);
    for (const { name, call } of functions)
      for (const text of texts) expect([name, text, thrown(call, text)]).toEqual([name, text, undefined]);
  });

  it('[R9] changes no prototype', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    for (const { call } of functions) for (const text of names) call(text);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

function thrown(call: (text: string) => unknown, text: string): unknown {
  try {
    call(text);
    return undefined;
  } catch (problem) {
    return problem;
  }
}
