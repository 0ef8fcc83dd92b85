import type { FastifyRequest } from 'fastify';
import { maxUploadBytes } from '../../domain/documents/upload-limits';
import { ApiError } from '../wire/api-error';
import { isStorableText, requireWithinBounds } from '../wire/request-bounds';

/** A document as it came in; one that is too large is cut off. */
export type DocumentUpload = {
  readonly requestBy: string;
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  readonly isTooLarge: boolean;
};

/** The parts that the parser lets in: one field, one file, nothing beside them. */
export const uploadLimits = {
  fieldNameSize: 50,
  fields: 1,
  fieldSize: 100,
  fileSize: maxUploadBytes,
  files: 1,
  parts: 2,
  headerPairs: 20,
};

/** The two parts of an upload; whatever else came, or came in pieces, is refused [API-90]. */
export async function readUpload(request: FastifyRequest): Promise<DocumentUpload> {
  const parts = await readParts(request);
  if (parts.requestBy === undefined || parts.file === undefined) throw new ApiError(400, ['UPLOAD_INCOMPLETE']);
  const { name, type } = parts.file;
  requireWithinBounds([parts.requestBy, type]);
  if (!isStorableText(name)) throw new ApiError(400, ['BAD_REQUEST']);
  return { requestBy: parts.requestBy, ...parts.file };
}

type Parts = { requestBy?: string; file?: Omit<DocumentUpload, 'requestBy'> };

async function readParts(request: FastifyRequest): Promise<Parts> {
  const read: Parts = {};
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const content = await part.toBuffer();
        const { filename, mimetype, file } = part;
        if (part.fieldname === 'file')
          read.file = { name: filename, type: mimetype, content, isTooLarge: file.truncated };
      } else if (part.fieldname === 'requestBy' && typeof part.value === 'string') read.requestBy = part.value;
    }
  } catch {
    // The parser's failures have no status of their own; all of them are the sender's doing.
    throw new ApiError(400, ['UPLOAD_UNREADABLE']);
  }
  return read;
}
