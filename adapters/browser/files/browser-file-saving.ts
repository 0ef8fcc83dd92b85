import { FileSaving, type PrintedFile } from '../../../application/ports/files/file-saving';
import { saveFile } from './save-file';

/** Files saved as the browser saves a download; nothing of them stays in the page. */
export class BrowserFileSaving extends FileSaving {
  save({ name, content }: PrintedFile): void {
    saveFile(new Blob([content], { type: 'application/pdf' }), name);
  }

  saveCalendar(calendar: string, name: string): void {
    saveFile(new Blob([calendar], { type: 'text/calendar;charset=utf-8' }), name);
  }
}
