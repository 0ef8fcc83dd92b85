import * as z from 'zod/mini';

/** The answer to reactivationDocumentUpload (HK): whether it was taken, and the server's words [DOC-04]. */
export const documentUploadAnswer = z.object({ success: z.boolean(), message: z.optional(z.nullable(z.string())) });

/** The two parts it is sent as; the header `Idempotency-Key` beside them, our own decision, makes sending it again safe [API-90, ENT-66]. */
export const documentUploadForm = z.object({ requestBy: z.string(), file: z.file() });

export type DocumentUploadAnswer = z.infer<typeof documentUploadAnswer>;
