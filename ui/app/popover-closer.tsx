import { useEffect } from 'react';

/** Closes what is open over the page, such as a part of the menu, once the focus goes on beyond it: it would else cover what has the focus [OPEN-72]. */
export function PopoverCloser() {
  useEffect(() => {
    const open = new Set<HTMLElement>();
    const follow = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !target.hasAttribute('popover')) return;
      if ('newState' in event && event.newState === 'open') open.add(target);
      else open.delete(target);
    };
    const close = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const opens = target.closest('[popovertarget]')?.getAttribute('popovertarget');
      for (const popover of open) if (popover.id !== opens && !popover.contains(target)) popover.hidePopover();
    };
    // It doesn't bubble. `toggle` comes later than the focus of who is quick, so that the part would stay open.
    document.addEventListener('beforetoggle', follow, true);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('beforetoggle', follow, true);
      document.removeEventListener('focusin', close);
    };
  }, []);
  return null;
}
