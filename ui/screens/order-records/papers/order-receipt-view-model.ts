import type { Clock } from '../../../../application/ports/clock';
import type { Statements } from '../../../../application/ports/documents/statements';
import type { FileSaving } from '../../../../application/ports/files/file-saving';
import { hongKongDay } from '../../../../domain/calendar/hong-kong-time';
import { isRetained } from '../../../../domain/documents/retention';
import { PrintedFiles } from '../../../orders/printed-files/printed-files';

/** The receipts of order lists, each by one of its orders, for a year [ORDQ-05, ORDQ-13]. */
export class OrderReceiptViewModel {
  readonly files: PrintedFiles;

  constructor(
    statements: Pick<Statements, 'orderReceiptFile'>,
    saving: FileSaving,
    private readonly clock: Pick<Clock, 'serverNow'>,
  ) {
    this.files = new PrintedFiles((orderId) => statements.orderReceiptFile(orderId), saving);
  }

  /** Returns true if the receipt of an order received at an instant is still kept; false where that isn't known. */
  isKept(receivedAt: string | undefined): boolean {
    const day = (instant: string) => hongKongDay(instant) ?? '';
    const today = day(new Date(this.clock.serverNow()).toISOString());
    return receivedAt !== undefined && isRetained('trade-confirmation', day(receivedAt), today);
  }
}
