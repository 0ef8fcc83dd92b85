import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../context/server-context';
import { ApiError } from '../wire/api-error';
import { requireSession } from '../wire/require-session';
import { retryAfter } from '../wire/responses/failure-answers';
import { type Serve, serveOn } from '../wire/serve';
import { DocumentStoreAway } from './document-store';
import { uploadLimits } from './read-upload';

const uploadsPerMinute = 30;

/** The bytes that the form itself may add to the largest file. */
const formAtMost = 64 * 1024;

/** The route options of a call that takes an upload. */
type UploadOptions = NonNullable<Parameters<Serve>[2]>;

/** Adds calls that take a form with one field and one document, within the limits of uploads. */
export function receiveUploads(
  app: FastifyInstance,
  context: ServerContext,
  fieldSize: number,
  add: (serve: Serve, options: UploadOptions) => void,
): void {
  const limits = uploadLimits(fieldSize);
  const isLimited = context.configuration.logonsPerMinute !== undefined;
  void app.register(async (uploads) => {
    await uploads.register(multipart, { limits, throwFileSizeLimit: false, preservePath: true });
    add(serveOn(uploads, context), {
      config: { rateLimit: isLimited ? { max: uploadsPerMinute, timeWindow: 60_000 } : false },
      // Who has no session, or sends far too much, is told so before any of it is read.
      onRequest: async (request) => {
        await requireSession(request, context);
        if (Number(request.headers['content-length'] ?? 0) > 2 * limits.fileSize + formAtMost)
          throw new ApiError(413, ['TOO_LARGE']);
      },
    });
  });
}

/** Does what needs the document store; a store that is away is logged and answered as busy. */
export async function withStore<T>({ log }: FastifyRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof DocumentStoreAway)) throw problem;
    log.error({ err: problem }, 'the document store does not answer');
    throw new ApiError(503, ['BUSY'], retryAfter);
  }
}
