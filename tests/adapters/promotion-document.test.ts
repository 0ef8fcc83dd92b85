import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNoticeDocument } from '../../adapters/http/read-notice-document';
import { sharedDataFile } from '../builders/shared-data';

const wrap = (inside: string): string => `<?xml version="1.0" encoding="UTF-8"?><promotion>${inside}</promotion>`;
const titleOf = (inside: string): string | undefined => readNoticeDocument(wrap(inside))?.title;

describe('a promotion’s document', () => {
  it('[MSG-09] a promotion’s document is read by its elements', () => {
    const xml = wrap(
      '<title>T</title><short_description>S</short_description><long_description>L</long_description>' +
        '<disclaimers>D</disclaimers><image>i.png</image><url>/eTrading/v2/</url><label>More</label><full_view>N</full_view>',
    );
    expect(readNoticeDocument(xml)).toEqual({
      title: 'T',
      shortDescription: 'S',
      longDescription: 'L',
      disclaimers: 'D',
      image: 'i.png',
      url: '/eTrading/v2/',
      label: 'More',
      fullView: false,
    });
  });

  it.each(['short_description', 'short-description', 'shortDescription', 'ShortDescription'])(
    '[MSG-09] a promotion’s document may write its two-word names as %s',
    (name) => {
      expect(readNoticeDocument(wrap(`<${name}>S</${name}>`))?.shortDescription).toBe('S');
    },
  );

  it('[MSG-13, SHAPE-20] a promotion’s document has its entities decoded exactly once', () => {
    expect(titleOf('<title>Fish &amp;amp; chips &lt;b&gt; &nbsp;&euro; &#20013;&#x6587;</title>')).toBe(
      'Fish &amp; chips <b> \u00a0€ 中文',
    );
  });

  it('keeps numbers as they are written', () => {
    expect(titleOf('<title>007</title>')).toBe('007');
    expect(titleOf('<title>1e3</title>')).toBe('1e3');
  });

  it('gives texts alone: the words of nested elements, CDATA to the letter', () => {
    expect(titleOf('<title>Buy <b>one</b>, get <i>two</i></title>')).toBe('Buy one, get two');
    expect(titleOf('<title><![CDATA[<img src=x onerror=alert(1)> &amp;]]></title>')).toBe(
      '<img src=x onerror=alert(1)> &amp;',
    );
    expect(titleOf('<title><!-- hidden -->shown<?php hidden ?></title>')).toBe('shown');
  });

  it('says nothing where an element is missing or empty', () => {
    expect(titleOf('')).toBe('');
    expect(titleOf('<title/>')).toBe('');
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'named with %s, changes no object of ours',
    (name) => {
      expect(titleOf(`<${name}><title>x</title></${name}>`) ?? '').toBe('');
      expect(readNoticeDocument(`<${name}><title>x</title></${name}>`)?.title ?? 'x').toBe('x');
      expect(Object.hasOwn(Object.prototype, 'title')).toBe(false);
    },
  );
});

describe('[MSG-11, CONFLICT-61] an invalid document yields nothing', () => {
  it.each([
    '',
    ' ',
    'plain text',
    '{"title":"x"}',
    '<promotion><title>x</promotion>',
    '<promotion><title>x</title>',
    '<promotion><title>x</title></promotion><promotion></promotion>',
    '<title>x</title><url>y</url>',
    '<promotion>a < b</promotion>',
    '<!DOCTYPE promotion><promotion><title>x</title></promotion>',
    '<!doctype promotion SYSTEM "file:///etc/passwd"><promotion><title>x</title></promotion>',
    '<!DOCTYPE p [<!ENTITY x "y">]><promotion><title>&x;</title></promotion>',
    '<promotion><title><!ENTITY x "y"></title></promotion>',
    `<promotion><title>${'x'.repeat(65_536)}</title></promotion>`,
    `<promotion><title>${'中'.repeat(22_000)}</title></promotion>`,
  ])('%#', (xml) => {
    expect(readNoticeDocument(xml)).toBeUndefined();
  });

  it('whatever the text, it never throws and never takes long', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<promotion>',
        '</promotion>',
        '<title>',
        '</title>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '-->',
        '<?',
        '?>',
      ),
      fc.constantFrom('&amp;', '&#0;', '&#x110000;', '&lol;', '<!', '<a b="', "'", '\u0000', '\ufeff', '\ud800'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const document = readNoticeDocument(pieces.join(''));
        if (document === undefined) return true;
        const { fullView, ...texts } = document;
        return typeof fullView === 'boolean' && Object.values(texts).every((text) => typeof text === 'string');
      }),
      { numRuns: 2000 },
    );
  });

  const folder = sharedDataFile('hostile/xxe');
  it.skipIf(folder === undefined)('the collected attacks among them', () => {
    const documents = readdirSync(folder ?? '').flatMap((name) => {
      const text = readFileSync(join(folder ?? '', name), 'utf8');
      return name.endsWith('.txt') ? text.split('\n') : [text];
    });
    expect(documents.length).toBeGreaterThan(20);
    const dangerous = documents.filter((xml) => /<!\s*(DOCTYPE|ENTITY)/i.test(xml));
    expect(dangerous.length).toBeGreaterThan(10);
    for (const xml of documents) {
      const read = JSON.stringify(readNoticeDocument(xml) ?? '');
      expect(read).not.toMatch(/root:x?:0|lollol/);
    }
    for (const xml of dangerous) expect(readNoticeDocument(xml)).toBeUndefined();
  });
});
