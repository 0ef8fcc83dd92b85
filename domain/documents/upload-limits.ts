/** The largest document, bytes: 10 MB; a firm may set its own [DOC-08, OPEN-52]. */
export const maxUploadBytes = 10_485_760;

/** The smallest document, bytes: 10 KB [DOC-09, OPEN-52]. */
export const minUploadBytes = 10_240;

/** The largest picture a document may be once it is opened, in pixels: a small file can hold a huge one [OPEN-52]. */
export const maxUploadPixels = 40_000_000;

/** The longest name of a document's file, characters: no file system keeps a longer one [DOC-11]. */
export const maxFileNameLength = 255;
