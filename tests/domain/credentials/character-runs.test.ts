import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasKeyboardRun, hasRepeats, hasSequence } from '../../../domain/credentials/secrets/character-runs';
import { nearlyRuns } from '../../arbitraries/credentials-runs';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { sharedDataFile } from '../../builders/shared-data';

const graphFile = sharedDataFile('hostile/adjacency_graphs.json');
const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

describe('runs of characters', () => {
  it('[CRED-08, CRED-19, OPEN-46] runs of characters are found in each row of the keyboard, at each place, both ways', () => {
    for (const row of rows) {
      for (const run of windows(row)) {
        expect(hasKeyboardRun(run)).toBe(true);
        expect(hasKeyboardRun(backwards(run).toUpperCase())).toBe(true);
        expect(hasKeyboardRun(`${run.slice(0, 4)}!`)).toBe(false);
        expect(hasRepeats(run)).toBe(false);
      }
    }
    for (const over of ['890qw', '0qwer', 'iopas', 'opasd', 'jklzx', 'klzxc', 'bnm,.', "jkl;'", 'iop[]', '90123']) {
      expect(hasKeyboardRun(over)).toBe(false);
    }
  });

  it('[CRED-09, CRED-20, OPEN-46] runs of characters are found in the alphabet and the digits, at each place, both ways', () => {
    for (const run of [...windows('abcdefghijklmnopqrstuvwxyz'), ...windows('0123456789')]) {
      expect(hasSequence(run)).toBe(true);
      expect(hasSequence(backwards(run).toUpperCase())).toBe(true);
      expect(hasSequence(run.slice(0, 4))).toBe(false);
    }
    for (const over of ['67890', '90123', 'wxyza', 'yzabc', '789:;', '@abcd', 'xyz{|', 'aabcd']) {
      expect(hasSequence(over)).toBe(false);
    }
  });

  it('[CRED-07, CRED-08, CRED-18, CRED-19, OPEN-84] include one key five times, in either case', () => {
    for (const text of ['aaaaa', 'AaAaA', 'xx55555', '\n\n\n\n\n', '😀😀😀😀😀']) {
      expect([hasRepeats(text), hasKeyboardRun(text), hasSequence(text)]).toEqual([true, true, false]);
    }
    for (const text of ['aaaa', 'aaaabaaaa', 'aAaA1', '😀😀😀😀']) {
      expect([hasRepeats(text), hasKeyboardRun(text)]).toEqual([false, false]);
    }
  });

  it('[CRED-07..09, CRED-18..20, OPEN-46, OPEN-84] runs of characters are what a slow and simple count finds', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyRuns, nearlyRuns, garbage), (text) => {
        const lower = text.toLowerCase();
        const repeats = windows(lower).some((part) => part === part.charAt(0).repeat(5));
        const keys = windows(lower).some((part) =>
          rows.some((row) => row.includes(part) || row.includes(backwards(part))),
        );
        const ordered = windows(lower).some((part) => /^([a-z]+|[0-9]+)$/.test(part) && [1, -1].includes(stepOf(part)));
        expect([hasRepeats(text), hasKeyboardRun(text), hasSequence(text)]).toEqual([
          repeats,
          keys || repeats,
          ordered,
        ]);
      }),
      { numRuns: hostileRuns },
    );
  });

  it('[CRED-01, CRED-11] runs of characters aren’t looked for beyond the thousandth character, where the length alone refuses', () => {
    const long = 'A1'.repeat(500);
    expect([hasRepeats, hasKeyboardRun, hasSequence].map((has) => has(`${long}qwertabcdexxxxx`))).toEqual([
      false,
      false,
      false,
    ]);
    expect(hasKeyboardRun(`${long.slice(5)}qwert`)).toBe(true);
    expect(hasKeyboardRun(`${long.slice(4)}qwert`)).toBe(false);
  });

  it.skipIf(graphFile === undefined)(
    '[CRED-08, CRED-19, OPEN-46] runs of characters are the ways along a keyboard’s rows, from neighbour to neighbour',
    () => {
      const { qwerty: graph } = JSON.parse(readFileSync(graphFile ?? '', 'utf8')) as { readonly qwerty: KeyboardGraph };
      for (const start of Object.keys(graph).filter((key) => /[a-z0-9]/.test(key))) {
        for (const side of [toLeft, toRight]) {
          const way = walk(graph, start, side);
          expect([way, hasKeyboardRun(way)]).toEqual([way, way.length === 5 && /^[a-z0-9]+$/.test(way)]);
        }
        for (const slant of [1, 2, 4, 5]) expect(hasKeyboardRun(walk(graph, start, slant))).toBe(false);
      }
      fc.assert(
        fc.property(nearlyRuns, (text) => {
          expect(hasKeyboardRun(text)).toBe(hasRepeats(text) || walksOnRow(graph, text.toLowerCase()));
        }),
        { numRuns: 5_000 },
      );
    },
  );
});

/** Each key's six neighbours, lower and upper character: left, upper left, upper right, right, lower right, lower left. */
type KeyboardGraph = Readonly<Record<string, readonly (string | null)[]>>;

const toLeft = 0;
const toRight = 3;

/** Up to five keys, from neighbour to neighbour on one side. */
function walk(graph: KeyboardGraph, start: string, side: number): string {
  let way = start;
  while (way.length < 5) {
    const next = graph[way.slice(-1)]?.[side];
    if (next === undefined || next === null) break;
    way += next.charAt(0);
  }
  return way;
}

const walksOnRow = (graph: KeyboardGraph, text: string): boolean =>
  windows(text).some((part) => [toLeft, toRight].some((side) => walk(graph, part.charAt(0), side) === part));

const windows = (text: string): readonly string[] =>
  Array.from({ length: Math.max(0, text.length - 4) }, (_, start) => text.slice(start, start + 5));

const backwards = (text: string): string => Array.from(text).reverse().join('');

/** The common difference of a text's characters, if they have one. */
function stepOf(text: string): number {
  const codes = Array.from(text, (character) => character.charCodeAt(0));
  const steps = codes.slice(1).map((code, place) => code - (codes[place] ?? NaN));
  return steps.every((step) => step === steps[0]) ? (steps[0] ?? NaN) : NaN;
}
