/** How a kind of image is told: by its file name's extension, its MIME type and its first bytes. */
export type ImageFormat = {
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
  readonly signature: readonly number[];
};

/** The formats in which documents are accepted, JPEG and PNG [DOC-05, DOC-06, OPEN-52]. */
export const imageFormats: readonly ImageFormat[] = [
  { extensions: ['jpg', 'jpeg'], mimeTypes: ['image/jpeg', 'image/jpg'], signature: [0xff, 0xd8, 0xff] },
  { extensions: ['png'], mimeTypes: ['image/png'], signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
];
