import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generatedFiles, generatedParts, withGeneratedParts } from './generated-parts';

const root = join(import.meta.dirname, '../..');

describe('a document with generated parts', () => {
  it.each(Object.entries(generatedParts))('%s is what the code says now; `npm run docs` writes it', (file, parts) => {
    const text = readFileSync(join(root, file), 'utf8');
    expect(text).toBe(withGeneratedParts(text, parts));
  });

  it.each(Object.entries(generatedFiles))('%s is what the packages say now; `npm run docs` writes it', (file, text) => {
    expect(readFileSync(join(root, file), 'utf8')).toBe(text());
  });

  it('keeps what is written by hand around a part', () => {
    const text = 'before\n<!-- generated: a -->\nold\n<!-- end of generated: a -->\nafter';
    const written = withGeneratedParts(text, { a: () => 'new' });
    expect(written).toBe('before\n<!-- generated: a -->\n\nnew\n\n<!-- end of generated: a -->\nafter');
    expect(withGeneratedParts(written, { a: () => 'new' })).toBe(written);
  });

  it('fails where it has no place for a part', () => {
    expect(() => withGeneratedParts('nothing', { a: () => 'new' })).toThrow('no place for the part "a"');
  });
});
