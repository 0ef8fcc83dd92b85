import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkUpload, type UploadFile, uploadName } from '../../../domain/documents/check-upload';
import { parseUploadProblem, uploadProblems } from '../../../domain/documents/upload-problem';
import { acceptedUploads } from '../../arbitraries/documents';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { sharedDataFile } from '../../builders/shared-data';

const jpegBytes = [0xff, 0xd8, 0xff];
const pngBytes = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg: UploadFile = { name: 'passport.jpg', size: 50_000, head: new Uint8Array([...jpegBytes, 0xe0]) };
const png: UploadFile = { name: 'passport.png', size: 50_000, head: new Uint8Array(pngBytes) };
const check = (file: UploadFile, changes: Partial<UploadFile>, maxBytes?: number) =>
  checkUpload({ ...file, ...changes }, maxBytes);
const manifest = sharedDataFile('hostile/images/manifest.json');

describe('the format of a document', () => {
  it.each(['passport.jpg', 'passport.jpeg', 'PASSPORT.JPG', 'my passport (2).JpEg', '.jpg', 'a..jpg'])(
    '[DOC-05, OPEN-52] %j with the bytes of a JPEG is accepted',
    (name) => {
      expect(check(jpeg, { name })).toBe('accepted');
      expect(check(jpeg, { name })).toBe('accepted');
    },
  );

  it('[DOC-05] the format of a document is a JPEG by its first three bytes', () => {
    expect(check(jpeg, { head: new Uint8Array(jpegBytes) })).toBe('accepted');
    for (const head of [[], [0xff], [0xff, 0xd8], [0xff, 0xd8, 0xfe], [0xff, 0xd9, 0xff], [0xfe, 0xd8, 0xff]])
      expect(check(jpeg, { head: new Uint8Array(head) })).toBe('R03');
  });

  it.each(['passport.png', 'PASSPORT.PNG', 'a.b.Png'])(
    '[DOC-06, OPEN-52] %j with the bytes of a PNG is accepted',
    (name) => {
      expect(check(png, { name })).toBe('accepted');
      expect(check(png, { name })).toBe('accepted');
    },
  );

  it('[DOC-11] the format of a document has a name of at most 255 characters, as every file system has', () => {
    expect(check(png, { name: `${'x'.repeat(251)}.png` })).toBe('accepted');
    expect(check(png, { name: `${'x'.repeat(252)}.png` })).toBe('R07');
  });

  it('[DOC-06] the format of a document is a PNG by its first eight bytes, each of them', () => {
    for (let index = 0; index < pngBytes.length; index += 1) {
      const head = new Uint8Array(pngBytes);
      head[index] = 0;
      expect(check(png, { head })).toBe('R03');
      expect(check(png, { head: new Uint8Array(pngBytes.slice(0, index)) })).toBe('R03');
    }
  });

  it.each(['passport.gif', 'passport', 'passport.jfif', 'passport.jpg.exe', 'passport.', '...'])(
    '[DOC-05, DOC-06, OPEN-52] the format of a document is told by the bytes, whatever the name says: %j',
    (name) => {
      expect([check(jpeg, { name }), check(png, { name })]).toEqual(['accepted', 'accepted']);
      expect(check(jpeg, { name, head: new TextEncoder().encode('%PDF-1.7') })).toBe('R03');
    },
  );

  it('[DOC-07, DOC-10] the format of a document is wrong when the bytes are those of no picture', () => {
    expect(check(jpeg, { head: new TextEncoder().encode('<svg onload=') })).toBe('R03');
  });

  it('[DOC-11, OPEN-52] gives the file the safe name under which the portal sends it', () => {
    expect([uploadName(jpeg.head), uploadName(png.head)]).toEqual(['document.jpg', 'document.png']);
    expect(uploadName(new TextEncoder().encode('%PDF-1.7'))).toBe('document');
  });

  it.skipIf(manifest === undefined)(
    '[DOC-05, DOC-06, DOC-07] the format of a document is told by the first bytes of 188 real and broken images',
    () => {
      const images = JSON.parse(readFileSync(manifest ?? '', 'utf8')) as readonly { file: string; magic: string }[];
      expect(images).toHaveLength(188);
      for (const { file, magic } of images) {
        const bytes = readFileSync(sharedDataFile(`hostile/images/${file}`) ?? '');
        const image = { name: file.slice(file.lastIndexOf('/') + 1), size: 50_000, head: bytes.subarray(0, 16) };
        expect([file, checkUpload(image)]).toEqual([file, magic === 'other' ? 'R03' : 'accepted']);
      }
    },
  );
});

describe('the size of a document', () => {
  it('[DOC-08, OPEN-52] the size of a document is at most 10 MB, or what the firm says', () => {
    expect([check(jpeg, { size: 10_485_760 }), check(jpeg, { size: 10_485_761 })]).toEqual(['accepted', 'R01']);
    expect([check(jpeg, { size: 50_000 }, 50_000), check(jpeg, { size: 50_001 }, 50_000)]).toEqual(['accepted', 'R01']);
    expect(check(jpeg, { size: 10_485_761 }, 20_000_000)).toBe('accepted');
  });

  it('[DOC-09, OPEN-52] the size of a document is at least 10 KB', () => {
    expect([check(png, { size: 10_240 }), check(png, { size: 10_239 }), check(png, { size: 0 })]).toEqual([
      'accepted',
      'R02',
      'R02',
    ]);
  });

  it('[DOC-08, DOC-09] that is no number of bytes is refused', () => {
    expect([NaN, Infinity, -Infinity, -1].map((size) => check(jpeg, { size }))).toEqual(['R01', 'R01', 'R02', 'R02']);
    expect(check(jpeg, {}, NaN)).toBe('R01');
  });
});

describe('the name of a document', () => {
  it.each([
    '',
    '護照.jpg',
    'pâss.jpg',
    'pass\u0000.jpg',
    'pass\n.jpg',
    'pass\u007f.jpg',
    'ｐａｓｓ.jpg',
    '../pass.jpg',
    '/pass.jpg',
    'C:\\pass.jpg',
    '📷.jpg',
    'pass\u202egpj.jpg',
  ])('[DOC-11, OPEN-52] %j isn’t an English file name', (name) => {
    expect(check(jpeg, { name })).toBe('R07');
  });

  it('[DOC-11, OPEN-52] the name of a document may hold every printable ASCII character but the slashes', () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    const refused = printable.filter((character) => check(jpeg, { name: `a${character}b.jpg` }) === 'R07');
    expect(refused).toEqual(['/', '\\']);
    const others = Array.from({ length: 0x300 }, (_, code) => code).filter((code) => code < 32 || code > 126);
    for (const code of others) expect(check(jpeg, { name: `${String.fromCharCode(code)}.jpg` })).toBe('R07');
  });

  it('[DOC-11] the name of a document of any other kind is refused, and a very long one is no trouble', () => {
    for (const value of [undefined, 42, ['a.jpg'], Symbol('a.jpg')]) {
      // @ts-expect-error -- what comes from outside may be of any kind
      const name: string = value;
      expect(check(jpeg, { name })).toBe('R07');
    }
    expect(check(jpeg, { name: `${'a.'.repeat(100_000)}jpg` })).toBe('R07');
    expect(check(jpeg, { name: `${'.a'.repeat(100_000)}-` })).toBe('R07');
  });

  it('[DOC-11, OPEN-52] the name of a document is never accepted unless it is English, whatever it ends in', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          garbage,
          garbage.map((text) => `${text}.jpg`),
        ),
        (name) => {
          const verdict = check(jpeg, { name });
          if (name === '' || /[^\x20-\x7e]|[/\\]/.test(name)) expect(verdict).toBe('R07');
          else expect(verdict).toBe('accepted');
        },
      ),
      { numRuns: hostileRuns },
    );
  });
});

describe('a naughty name', () => {
  const naughty = sharedDataFile('hostile/blns.json');

  it.skipIf(naughty === undefined)('[DOC-11] never throws, and passes only in plain English', () => {
    const names = JSON.parse(readFileSync(naughty ?? '', 'utf8')) as readonly string[];
    expect(names.length).toBeGreaterThan(200);
    for (const name of names) {
      const isEnglish = /^[ -.0-[\]-~]*$/.test(name);
      expect([name, check(jpeg, { name: `${name}.jpg` })]).toEqual([name, isEnglish ? 'accepted' : 'R07']);
    }
  });
});

describe('several problems at once', () => {
  const bad = { name: '護照.gif', head: new Uint8Array([1, 2, 3]) };

  it('[DOC-08, DOC-09, DOC-10, DOC-11] several problems at once are told in the order R07, R03, R01, R02', () => {
    expect(check(jpeg, { ...bad, size: 20_000_000 })).toBe('R07');
    expect(check(jpeg, { ...bad, name: 'a.gif', size: 20_000_000 })).toBe('R03');
    expect(check(jpeg, { ...bad, name: 'a.jpg', size: 1 })).toBe('R03');
    expect(check(jpeg, { size: 7000 }, 5000)).toBe('R01');
  });

  it('[DOC-05, DOC-06] none means accepted', () => {
    fc.assert(fc.property(acceptedUploads, (file) => void expect(checkUpload(file)).toBe('accepted')));
  });

  it('[DOC-07, DOC-08, DOC-09, DOC-10, DOC-11] one change for the worse is told by its code', () => {
    fc.assert(
      fc.property(acceptedUploads, fc.nat({ max: 2 }), fc.integer({ min: 1, max: 255 }), (file, index, change) => {
        const head = file.head.map((byte, at) => (at === index ? byte ^ change : byte));
        expect(check(file, { head })).toBe('R03');
        expect(check(file, { name: `護${file.name}` })).toBe('R07');
        expect(check(file, { size: 10_485_760 + change })).toBe('R01');
        expect(check(file, { size: 10_240 - change })).toBe('R02');
      }),
    );
  });
});

describe('the code of a refusal', () => {
  it('[DOC-08, DOC-09, DOC-10, DOC-11, OPEN-52] the code of a refusal is one of four, from the server too', () => {
    expect(['R01', 'R02', 'R03', 'R07'].map(parseUploadProblem)).toEqual(uploadProblems);
    expect(['', 'R04', 'r01', '__proto__', undefined].map(parseUploadProblem)).toEqual(Array(5).fill(undefined));
    fc.assert(
      fc.property(garbage, (text) => void expect(parseUploadProblem(text)).toBeUndefined()),
      { numRuns: hostileRuns },
    );
  });
});
