import { IdleWatch } from './idle-watch';
import { BottomBar } from './menu/bottom-bar';

/**
 * The end of every signed-in page: the phone's bar comes last, since a keyboard goes through a page as it is
 * seen [SHELL-19, OPEN-72].
 */
export function PageEnd() {
  return (
    <>
      <BottomBar />
      <IdleWatch />
    </>
  );
}
