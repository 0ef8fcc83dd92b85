import {
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import { flushSync } from 'react-dom';

export type RowWindowOptions = Pick<
  VirtualizerOptions<Window, Element>,
  'count' | 'estimateSize' | 'overscan' | 'gap' | 'scrollMargin' | 'getItemKey'
> & {
  /** Other rows are in view. */
  readonly render: () => void;
};

/** Follows which rows of a long table are in view of the page's window. */
export class RowWindow {
  private readonly rows: Virtualizer<Window, Element>;
  private isMeasuring = false;
  private readonly firstRect = { width: window.innerWidth, height: window.innerHeight };

  constructor(options: RowWindowOptions) {
    this.rows = new Virtualizer(this.windowed(options));
  }

  /** Stores the options of the present rendering. */
  shown(options: RowWindowOptions) {
    this.rows.setOptions(this.windowed(options));
    return { items: this.rows.getVirtualItems(), height: this.rows.getTotalSize(), measure: this.measure };
  }

  follow(): () => void {
    return this.rows._didMount();
  }

  /** After each rendering. */
  look(): void {
    this.rows._willUpdate();
  }

  private readonly measure = (row: Element | null): void => {
    this.isMeasuring = true;
    this.rows.measureElement(row);
    this.isMeasuring = false;
  };

  private windowed({ render, ...options }: RowWindowOptions): VirtualizerOptions<Window, Element> {
    return {
      getScrollElement: () => window,
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: windowScroll,
      initialOffset: () => window.scrollY,
      // Without it the first rendering would have no rows, and the one after it would make all of them anew.
      initialRect: this.firstRect,
      ...options,
      // While it scrolls, rows must be there before the next paint; React is in the middle of one while they are measured.
      onChange: (_, isScrolling) => {
        if (isScrolling && !this.isMeasuring) flushSync(render);
        else render();
      },
    };
  }
}
