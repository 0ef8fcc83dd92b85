import { useEffect } from 'react';

/**
 * Moves the focus when its element goes away, such as a button that removes its own line: to the nearest part around it
 * that still says something, as the keyboard and the screen reader would else begin at the top of the page [OPEN-72].
 */
export function FocusRestorer() {
  useEffect(() => {
    let around: readonly Element[] = [];
    const remember = ({ target }: FocusEvent): void => {
      around = target instanceof Element ? ancestorsOf(target) : [];
    };
    const forget = ({ target }: FocusEvent): void => {
      // Whoever leaves an element that stays has left it on purpose.
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && around[0] === target) around = [];
      });
    };
    const handOn = (): void => {
      if (document.activeElement !== document.body || around[0]?.isConnected !== false) return;
      const left = around.find((part) => part.isConnected && part.textContent !== '' && part.closest('main'));
      around = [];
      if (left instanceof HTMLElement) focus(left);
    };
    const watch = new MutationObserver(handOn);
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forget);
    return () => {
      watch.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forget);
    };
  }, []);
  return null;
}

function ancestorsOf(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let each: Element | null = element; each !== null; each = each.parentElement) found.push(each);
  return found;
}

/** Makes a part that can't have the focus able to, for as long as it has it. */
function focus(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.dataset['focusKept'] = '';
    const giveBack = (): void => {
      part.removeAttribute('tabindex');
      delete part.dataset['focusKept'];
    };
    part.addEventListener('blur', giveBack, { once: true });
  }
  part.focus({ preventScroll: true });
}
