import { checkUpload, type UploadFile, uploadName } from '../../domain/documents/check-upload';
import type { UploadProblem } from '../../domain/documents/upload-problem';
import { err, ok, type Result } from '../../domain/kernel/result';

/** The formats of a document, as a field for files names them [DOC-05..07]. */
export const uploadFormats = 'image/jpeg,image/png,.jpg,.jpeg,.jfif,.png';

/** Reads what is known of a file before it is sent, or why it may not be; one that can't be read is in no format [DOC-05..11]. */
export async function readUpload(file: File, uploadBytes: number): Promise<Result<UploadFile, UploadProblem>> {
  const facts = await uploadFacts(file);
  const verdict = checkUpload(facts, uploadBytes);
  return verdict === 'accepted' ? ok(facts) : err(verdict);
}

/** Returns what is known of a file; its first bytes tell its format, and are none where it can't be read. */
export async function uploadFacts(file: File): Promise<UploadFile> {
  const head = await firstBytes(file);
  return { name: uploadName(head), size: file.size, type: file.type, head };
}

async function firstBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, 16).arrayBuffer());
  } catch {
    return new Uint8Array();
  }
}
