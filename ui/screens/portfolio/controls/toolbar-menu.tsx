import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as styles from './toolbar-menu.module.css';

type ToolbarMenuProps = {
  readonly label: string;
  readonly icon: LucideIcon;
  /** The name of the choices inside for the tour. */
  readonly tour: string;
  readonly children: ReactNode;
};

/** A button of the toolbar and the choices it opens: beneath it, on a phone at the bottom of the screen. */
export function ToolbarMenu({ label, icon: Icon, tour, children }: ToolbarMenuProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.toolbarButton}
        data-testid="toolbar-button"
        popoverTarget={id}
        data-tour={tour}
      >
        <Icon aria-hidden size={18} />
        <span>{label}</span>
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.toolbarMenu}
        data-testid="toolbar-menu"
        role="group"
        aria-label={label}
      >
        {children}
      </div>
    </>
  );
}
