import type { Clock } from '../../../../application/ports/clock';
import type { Statements } from '../../../../application/ports/documents/statements';
import type { FileSaving } from '../../../../application/ports/files/file-saving';
import { type CalendarDay, calendarFile } from '../../../../domain/formatting/calendar-file';
import { downloadName } from '../../../../domain/formatting/download-name';
import { PrintedFiles } from '../../../orders/printed-files/printed-files';

/** The files that the client keeps of a receipt: the paper, and the dates for a calendar [ORDQ-05]. */
export class ReceiptFilesViewModel {
  /** The paper, under the number of its list. */
  readonly files: PrintedFiles;

  constructor(
    statements: Pick<Statements, 'orderReceiptFile'>,
    private readonly saving: FileSaving,
    private readonly clock: Pick<Clock, 'serverNow'>,
  ) {
    this.files = new PrintedFiles((listId) => statements.orderReceiptFile(listId), saving);
  }

  /** Hands over the dates as a calendar file, named after what it holds. */
  saveDates(days: readonly CalendarDay[], content: string): void {
    const now = this.clock.serverNow();
    this.saving.saveCalendar(calendarFile(days, new Date(now).toISOString()), downloadName(content, now, 'ics'));
  }
}
