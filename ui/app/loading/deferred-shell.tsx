import { ConnectionLine } from '../connection-line';
import { FocusRestorer } from '../focus-restorer';
import { PopoverCloser } from '../popover-closer';
import { PrintHead } from '../print-head';
import { StopLine } from '../stop-line';

/**
 * The parts around every signed-in page that can wait until it is shown: one file, since each costs the home a request.
 */
export function DeferredShell() {
  return (
    <>
      <PrintHead />
      <ConnectionLine />
      <StopLine about="orders" />
      <FocusRestorer />
      <PopoverCloser />
    </>
  );
}
