import { makeAutoObservable } from 'mobx';
import type { ScreenView } from '../../../../domain/holdings/view/screen-view';

/** The view of the home that is shown, and the views before it [PORT-08, PORT-11, PORT-12]. */
export class HomeViewModel {
  view: ScreenView = 'portfolio';
  private before: readonly ScreenView[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  /** Shows a view and remembers the one before it; the view that is shown already isn't remembered [OPEN-25]. */
  goTo(view: ScreenView): void {
    if (view === this.view) return;
    this.before = [...this.before, this.view];
    this.view = view;
  }

  /** Shows a view the browser's history leads to: the latest one before this counts as going back. */
  show(view: ScreenView): void {
    if (view === this.before.at(-1)) this.back();
    else this.goTo(view);
  }

  /** Shows the latest view before this one; the portfolio, where there is none [OPEN-25]. */
  back(): void {
    this.view = this.before.at(-1) ?? 'portfolio';
    this.before = this.before.slice(0, -1);
  }
}
