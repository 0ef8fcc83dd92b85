/** A printed document of the client's: the name it is saved under, and the PDF. */
export type PrintedFile = { readonly name: string; readonly content: Uint8Array<ArrayBuffer> };

/** Hands files to the client. */
export abstract class FileSaving {
  /** Gives the client the file under its name, as a download. */
  abstract save(file: PrintedFile): void;
  /** Gives the client a calendar file under that name, for the calendar of the device to take. */
  abstract saveCalendar(calendar: string, name: string): void;
}
