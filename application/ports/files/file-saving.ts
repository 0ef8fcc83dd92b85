/** A printed document of the client's: the name it is saved under, and the PDF. */
export type PrintedFile = { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };

/** Hands files to the client. */
export abstract class FileSaving {
  /** Gives the client the file under its name, as a download. */
  abstract save(file: PrintedFile): void;
}
