import { makeAutoObservable } from 'mobx';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import {
  maxComparedFunds,
  fundComparison,
  isCompared,
  toggleCompared,
} from '../../../domain/funds/finding/fund-comparison';
import { fundOfId, type FundReference } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { ok } from '../../../domain/kernel/result';
import { AsyncResource } from '../../stores/async-resource';

type Compared = Pick<FundReference, 'code' | 'jfFundCode'>;
type Answered = { readonly ids: readonly string[]; readonly funds: readonly FundPreview[] };

/** A few funds side by side [FUND-24]. */
export class ComparisonViewModel {
  readonly resource: AsyncResource<Answered>;
  ids: readonly string[];

  constructor(previews: Pick<FundPreviews, 'ofAll'>, ids: readonly string[]) {
    this.ids = fundComparison(ids);
    this.resource = new AsyncResource(async () => {
      const asked = this.ids;
      const answer = await previews.ofAll(asked.map(fundOfId));
      return answer.ok ? ok({ ids: asked, funds: answer.value }) : answer;
    });
    makeAutoObservable(this, { resource: false }, { autoBind: true, deep: false });
  }

  /** The compared funds known by now. */
  get funds(): readonly FundPreview[] {
    return (this.resource.value?.funds ?? []).filter((fund) => this.has(fund));
  }

  get isFull(): boolean {
    return this.ids.filter((id) => !this.isUnknown(id)).length >= maxComparedFunds;
  }

  /** True while a chosen fund is still unknown. */
  get isWaiting(): boolean {
    const { phase, isOutdated, value } = this.resource;
    const isAsked = phase.kind === 'waiting' || (!isOutdated && this.ids.some((id) => !value?.ids.includes(id)));
    return this.ids.length > 0 && phase.kind !== 'failed' && isAsked;
  }

  get hasFailed(): boolean {
    return this.resource.phase.kind === 'failed' || this.resource.isOutdated;
  }

  /** True when the server doesn't know one of the funds. */
  get lacksSome(): boolean {
    return !this.isWaiting && !this.hasFailed && this.funds.length < this.ids.length;
  }

  has(fund: Compared): boolean {
    return isCompared(this.ids, fund);
  }

  /**
   * A choice leaves behind those that the server knows nothing of: no column shows them, so nothing else takes them
   * out.
   */
  toggle(fund: Compared): void {
    const before = this.ids.filter((id) => !this.isUnknown(id));
    this.ids = toggleCompared(before, fund);
    if (this.ids.length > before.length) this.load();
  }

  /** Compares the funds of these ids alone. */
  choose(ids: readonly string[]): void {
    this.ids = fundComparison(ids);
    this.load();
  }

  private isUnknown(id: string): boolean {
    const { ids = [], funds = [] } = this.resource.value ?? {};
    return ids.includes(id) && !funds.some((fund) => isCompared([id], fund));
  }

  load(): void {
    if (this.ids.length > 0) void this.resource.load();
  }
}

/** Makes the comparison that begins with the funds of these ids. */
export abstract class ComparisonViewModelFactory {
  abstract create(ids: readonly string[]): ComparisonViewModel;
}
