import { FocusKeeper } from '../focus-keeper';
import { BottomBar } from '../menu/bottom-bar';
import { PrintHead } from '../print-head';

/** What stands around every signed-in page and can wait until it is shown: one file, since each costs the home a request. */
export function LateParts() {
  return (
    <>
      <PrintHead />
      <BottomBar />
      <FocusKeeper />
    </>
  );
}
