import { makeAutoObservable } from 'mobx';
import { createSearchParams } from 'react-router-dom';
import type { AllFundsViewModel } from '../../funds/all/all-funds-view-model';
import type { ComparisonViewModel } from './comparison-view-model';
import { readComparison, readNarrowing, writeFunds } from './funds-in-address';

/** The address of the list of all funds: it says what is searched for, filtered, sorted and compared [FUND-40]. */
export class FundsAddress {
  constructor(
    private readonly view: AllFundsViewModel,
    private readonly comparison: ComparisonViewModel,
  ) {
    makeAutoObservable<this, 'view' | 'comparison'>(
      this,
      { view: false, comparison: false },
      { autoBind: true, deep: false },
    );
  }

  get parameters(): Record<string, string | string[]> {
    return writeFunds(this.view.narrowing, this.comparison.ids);
  }

  /** The part of the address behind the path, with its question mark; '' where nothing is narrowed down. */
  get search(): string {
    const text = createSearchParams(this.parameters).toString();
    return text === '' ? '' : `?${text}`;
  }

  /** Shows what another address says. */
  show(params: URLSearchParams): void {
    this.view.narrow(readNarrowing(params));
    this.comparison.choose(readComparison(params));
  }
}
