import type { UploadFile } from './check-upload';

/** An identity document on its way to the server: who sends it, and the file [ENT-66, OPEN-53]. */
export type IdentityDocument = { readonly requestBy: string; readonly file: UploadFile };
