import fc from 'fast-check';
import type { UploadFile } from '../../domain/documents/check-upload';

const stem = fc.stringMatching(/^[\w .()'"!~-]{1,40}$/);

const inEitherCase = (text: string) =>
  fc
    .nat({ max: 2 ** text.length - 1 })
    .map((bits) => text.replace(/./g, (letter, at: number) => (bits & (1 << at) ? letter.toUpperCase() : letter)));

const formats = fc.constantFrom(
  { extension: 'jpg', type: 'image/jpeg', signature: [0xff, 0xd8, 0xff] },
  { extension: 'jpeg', type: 'image/jpeg', signature: [0xff, 0xd8, 0xff] },
  { extension: 'png', type: 'image/png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
);

/** A JPEG or PNG that may be sent: an English name, an extension in any case, a stated type or none, a size within the limits. */
export const acceptedUploads: fc.Arbitrary<UploadFile> = formats.chain(({ extension, type, signature }) =>
  fc.record({
    name: fc.tuple(stem, inEitherCase(extension)).map(([name, ending]) => `${name}.${ending}`),
    size: fc.integer({ min: 10_240, max: 10_485_760 }),
    type: fc.constantFrom(type, type.toUpperCase(), '', undefined),
    head: fc.uint8Array({ maxLength: 8 }).map((rest) => new Uint8Array([...signature, ...rest])),
  }),
);
