import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import * as styles from './tabs.module.css';

type TabsProps<T extends string> = {
  readonly label: string;
  readonly tabs: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** The content of the chosen tab. */
  readonly children: ReactNode;
};

/** Sections of one page, one shown at a time: the arrow keys, Home and End go from tab to tab. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const id = useId();
  const buttons = useRef(new Map<T, HTMLButtonElement>());
  useLayoutEffect(() => {
    const button = buttons.current.get(value);
    if (button?.parentElement) scrollToMiddle(button.parentElement, button);
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const place = tabs.findIndex((tab) => tab.value === value);
    const places: Readonly<Record<string, number>> = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: -1 };
    const next = places[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.value);
    buttons.current.get(tab.value)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            ref={(button) => {
              if (button) buttons.current.set(tab.value, button);
            }}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={() => {
              onChange(tab.value);
            }}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

/** Brings the open tab into view where the tabs don't fit. */
function scrollToMiddle(list: HTMLElement, button: HTMLElement): void {
  const outer = list.getBoundingClientRect();
  const inner = button.getBoundingClientRect();
  list.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
}
