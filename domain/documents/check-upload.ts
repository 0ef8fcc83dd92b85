import { detectImageFormat } from './image-format';
import { minUploadBytes, maxFileNameLength, maxUploadBytes } from './upload-limits';
import type { UploadProblem } from './upload-problem';

/** The facts known of a file before it is sent: its name, its size in bytes, its MIME type if any, its first bytes. */
export type UploadFile = {
  readonly name: string;
  readonly size: number;
  readonly type?: string | undefined;
  /** At least the first 8 bytes. */
  readonly head: Uint8Array;
};

/**
 * Checks a document before it is sent and returns the first problem of name (R07), format (R03), too large (R01), too
 * small (R02); the limits themselves are allowed [DOC-05..11, OPEN-52].
 */
export function checkUpload(file: UploadFile, maxBytes: number = maxUploadBytes): 'accepted' | UploadProblem {
  if (!isEnglishFileName(file.name)) return 'R07';
  if (detectImageFormat(file.head) === undefined) return 'R03';
  // Said so that a size or limit that is no number is refused.
  if (!(file.size <= maxBytes)) return 'R01';
  return file.size < minUploadBytes ? 'R02' : 'accepted';
}

// Printable ASCII without path characters, no longer than a file's name can be.
const isEnglishFileName = (name: string): boolean =>
  typeof name === 'string' && name.length <= maxFileNameLength && /^[ -.0-[\]-~]+$/.test(name);

/** The name under which the portal sends a file: a safe one of its own, so that the client's may be in any script [DOC-11, OPEN-52]. */
export function uploadName(head: Uint8Array): string {
  const format = detectImageFormat(head);
  return format ? `document.${format.extension}` : 'document';
}
