import { makeAutoObservable } from 'mobx';
import { createSearchParams } from 'react-router-dom';
import { namedPaths } from '../../../config/named-paths';
import type { AllFundsViewModel } from '../../funds/all/all-funds-view-model';
import type { ComparisonViewModel, WayToAddress } from '../../funds/comparing/comparison-view-model';
import { readComparison } from '../../funds/comparing/comparison-in-address';
import { readNarrowing, writeFunds } from './funds-in-address';

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
    return this.written(this.comparison.isOpen);
  }

  /** The part of the address behind the path, with its question mark; '' where nothing is narrowed down. */
  get search(): string {
    const text = createSearchParams(this.parameters).toString();
    return text === '' ? '' : `?${text}`;
  }

  /** The address of the chosen funds side by side, or of the list that they are chosen from. */
  addressOf(shown: 'comparison' | 'list'): string {
    return `${namedPaths.funds}?${createSearchParams(this.written(shown === 'comparison')).toString()}`;
  }

  /** Shows what another address says. */
  show(params: URLSearchParams, way: WayToAddress): void {
    this.view.narrow(readNarrowing(params));
    this.comparison.show(readComparison(params), way);
  }

  private written(isOpen: boolean) {
    return writeFunds(this.view.narrowing, { ids: this.comparison.ids, isOpen });
  }
}
