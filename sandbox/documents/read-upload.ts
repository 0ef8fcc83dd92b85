import type { FastifyRequest } from 'fastify';
import { maxUploadBytes } from '../../domain/documents/upload-limits';
import { ApiError } from '../wire/api-error';
import { isStorableText, requireWithinBounds } from '../wire/request-bounds';

/** A document as it came in; one that is too large is cut off. */
export type DocumentUpload = {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  readonly isTooLarge: boolean;
};

/** The two parts of an upload: the text of its one field, and the document. */
export type UploadedForm = { readonly text: string; readonly upload: DocumentUpload };

/** The parts that the parser lets in: one field of so many bytes, one file, nothing beside them. */
export const uploadLimits = (fieldSize: number) => ({
  fieldNameSize: 50,
  fields: 1,
  fieldSize,
  fileSize: maxUploadBytes,
  files: 1,
  parts: 2,
  headerPairs: 20,
});

/** Reads the two parts of an upload, of which the first has a name; whatever else came, or came in pieces, is refused [API-90]. */
export async function readUpload(request: FastifyRequest, field: string): Promise<UploadedForm> {
  if (!request.isMultipart()) throw new ApiError(415, ['UNSUPPORTED_MEDIA_TYPE']);
  const { text, upload } = await readParts(request, field);
  if (text === undefined || upload === undefined) throw new ApiError(400, ['UPLOAD_INCOMPLETE']);
  requireWithinBounds([text, upload.type]);
  if (!isStorableText(upload.name)) throw new ApiError(400, ['BAD_REQUEST']);
  return { text, upload };
}

async function readParts(request: FastifyRequest, field: string): Promise<Partial<UploadedForm>> {
  let text: string | undefined;
  let upload: DocumentUpload | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        const { filename, mimetype, file } = part;
        if (part.fieldname === 'file') upload = { name: filename, type: mimetype, content, isTooLarge: file.truncated };
      } else if (part.fieldname === field && typeof part.value === 'string') text = part.value;
    }
  } catch {
    // The parser's failures have no status of their own; all of them are the sender's doing.
    throw new ApiError(400, ['UPLOAD_UNREADABLE']);
  }
  return { ...(text === undefined ? {} : { text }), ...(upload === undefined ? {} : { upload }) };
}
