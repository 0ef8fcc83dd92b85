import type { Sheet } from '../../../domain/formatting/sheet';
import { writeWorkbook } from './write-workbook';

/** Writes one workbook in a thread of its own: sheets in, the file or nothing out. */
self.addEventListener('message', (event: MessageEvent<readonly Sheet[]>) => {
  writeWorkbook(event.data).then(
    (file) => {
      self.postMessage(file, { transfer: [file] });
    },
    () => {
      self.postMessage(undefined);
    },
  );
});
