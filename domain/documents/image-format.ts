/** A kind of image: it is told by its first bytes, whatever its name and its MIME type say, and a file of it is named by its extension. */
export type ImageFormat = { readonly extension: string; readonly signature: readonly number[] };

const imageFormats: readonly ImageFormat[] = [
  { extension: 'jpg', signature: [0xff, 0xd8, 0xff] },
  { extension: 'png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];

/** The format of a document by its first bytes, JPEG or PNG; undefined for any other, which isn't accepted [DOC-05..07, OPEN-52]. */
export const detectImageFormat = (head: Uint8Array): ImageFormat | undefined =>
  imageFormats.find(({ signature }) => signature.every((byte, index) => head[index] === byte));
