import * as z from 'zod/mini';

/** The answer to reactivationDocumentUpload (HK): whether it was taken, and the server's words [DOC-04]. */
export const documentUploadAnswer = z.object({ success: z.boolean(), message: z.optional(z.nullable(z.string())) });
