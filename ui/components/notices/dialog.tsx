import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import * as styles from './dialog.module.css';

type DialogProps = {
  readonly title: string;
  readonly size?: 's' | 'm' | 'l';
  /** True where the focus begins at the title, as what the dialog is about comes later. */
  readonly startsAtTitle?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A modal on the native dialog: it traps focus, closes on Escape and gives the focus back [SHELL-12, OPEN-72]. The focus
 * begins at what is marked `data-first-focus`, since React's `autoFocus` comes too early for a dialog.
 */
export function Dialog({ title, size = 'm', startsAtTitle = false, onClose, children }: DialogProps) {
  const ref = useModal();
  const titleId = useId();
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={titleId} {...(startsAtTitle ? firstFocus : {})}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

const firstFocus = { tabIndex: -1, 'data-first-focus': true };

/** A native dialog that is modal as long as it is there; the focus comes to it and goes back afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      dialog?.close();
      giveFocusBack(before);
    };
  }, []);
  return ref;
}

/** Returns the focus to the element that had it before or, where that is gone, to the beginning of the content. */
function giveFocusBack(before: Element | null) {
  const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
  (isThere ? before : document.querySelector('main'))?.focus();
}
