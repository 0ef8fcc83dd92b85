import { makeAutoObservable } from 'mobx';
import type { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { FundRecords } from '../../../application/ports/funds/fund-records';
import {
  maxComparedFunds,
  minComparedFunds,
  fundComparison,
  isCompared,
  toggleCompared,
  withoutRepeated,
} from '../../../domain/funds/finding/fund-comparison';
import { fundKey, fundOfId, type FundReference } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import type { Period } from '../../../domain/funds/performance/period';
import { comparedGrowth } from '../../../domain/funds/prices/compared-growth';
import type { GrowthPoint } from '../../../domain/funds/prices/price-record';
import { ok } from '../../../domain/kernel/result';
import { AsyncResource } from '../../stores/async-resource';
import { FundFigures } from '../figures/fund-figures';
import type { RememberedComparison } from './remembered-comparison';

type Compared = Pick<FundReference, 'code' | 'jfFundCode'>;
type Answered = { readonly ids: readonly string[]; readonly funds: readonly FundPreview[] };

type Deps = {
  readonly previews: Pick<FundPreviews, 'ofAll'>;
  readonly records: FundRecords;
  readonly remembered: RememberedComparison;
};

/** The chosen funds of an address, and whether it shows them side by side. */
export type ComparisonInAddress = { readonly ids: readonly string[]; readonly isOpen: boolean };

/** The way by which an address was reached: back, forward or by a reload as it was, anew by a link, or opened from outside, as by a bookmark. */
export type WayToAddress = 'as-it-was' | 'anew' | 'opened';

/** A few funds side by side [FUND-24]. */
export class ComparisonViewModel {
  readonly resource: AsyncResource<Answered>;
  ids: readonly string[];
  /** True while the funds are shown side by side, rather than the list that they are chosen from. */
  isOpen: boolean;
  /** The period of the growth. */
  period: Period = '1Y';
  /** The places of the two funds that a narrow screen has room for. */
  private pair: readonly [number, number] = [0, 1];
  private readonly recordsOf = new Map<string, FundFigures>();

  constructor(
    private readonly deps: Deps,
    inAddress: ComparisonInAddress,
    way: WayToAddress,
  ) {
    this.ids = chosenAt(inAddress, way, deps.remembered.ids);
    this.isOpen = inAddress.isOpen;
    if (this.ids.length > 0) deps.remembered.choose(this.ids);
    this.resource = new AsyncResource(async () => {
      const asked = this.ids;
      const answer = await deps.previews.ofAll(asked.map(fundOfId));
      return answer.ok ? ok({ ids: asked, funds: answer.value }) : answer;
    });
    makeAutoObservable<this, 'deps' | 'recordsOf'>(
      this,
      { resource: false, deps: false, recordsOf: false },
      { autoBind: true, deep: false },
    );
  }

  /** The compared funds known by now. */
  get funds(): readonly FundPreview[] {
    const answered = this.resource.value?.funds ?? [];
    const once = [...new Map(answered.map((fund) => [fundKey(fund), fund])).values()];
    return once.filter((fund) => this.has(fund));
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

  /** True where there are enough funds to be shown side by side. */
  get canOpen(): boolean {
    return this.ids.length >= minComparedFunds;
  }

  /** The two funds that a narrow screen shows. */
  get besideEachOther(): readonly FundPreview[] {
    const [left, right] = this.pair;
    return [this.funds[left] ?? this.funds[0], this.funds[right] ?? this.funds[1]].flatMap((fund) => fund ?? []);
  }

  /** The record of a fund; it is asked for as soon as the funds are shown side by side. */
  recordOf(fund: FundPreview): FundFigures {
    const key = fundKey(fund);
    const known = this.recordsOf.get(key) ?? new FundFigures(this.deps.records, fund, () => fund);
    this.recordsOf.set(key, known);
    return known;
  }

  /** The growth of each fund from the same day, in the order of the funds [FUND-24, FUND-31]. */
  get growth(): readonly { readonly fund: FundPreview; readonly points: readonly GrowthPoint[] }[] {
    const lines = comparedGrowth(
      this.funds.map((fund) => this.recordOf(fund).course),
      this.period,
    );
    return this.funds.map((fund, index) => ({ fund, points: lines[index] ?? [] }));
  }

  get isRecordWaiting(): boolean {
    return this.funds.some((fund) => this.recordOf(fund).isWaiting);
  }

  get hasRecordFailed(): boolean {
    return this.funds.some((fund) => this.recordOf(fund).hasFailed);
  }

  loadRecords(): void {
    for (const fund of this.funds) this.recordOf(fund).load();
  }

  choosePeriod(period: Period): void {
    this.period = period;
  }

  /** Has a narrow screen show a fund on one side; the other one gives way where it is the same. */
  showBeside(side: 0 | 1, place: number): void {
    const [left, right] = this.pair;
    if (side === 0) this.pair = [place, place === right ? left : right];
    else this.pair = [place === left ? right : left, place];
  }

  /**
   * A choice leaves behind those that the server knows nothing of: no column shows them, so nothing else takes them
   * out.
   */
  toggle(fund: Compared): void {
    const before = this.ids.filter((id) => !this.isUnknown(id));
    this.keep(toggleCompared(before, fund));
    if (this.ids.length > before.length) this.load();
  }

  clear(): void {
    this.keep([]);
    this.isOpen = false;
  }

  /** Compares what another address says. */
  show(inAddress: ComparisonInAddress, way: WayToAddress): void {
    this.isOpen = inAddress.isOpen;
    this.keep(chosenAt(inAddress, way, this.ids));
    this.load();
  }

  /** Loads the funds, and their records where they are shown side by side; again for another language. */
  load(): void {
    if (this.ids.length > 0) void this.loadFunds();
  }

  private async loadFunds(): Promise<void> {
    await this.resource.load();
    this.forgetRepeated();
    if (this.isOpen) this.loadRecords();
  }

  private forgetRepeated(): void {
    const ids = withoutRepeated(this.ids, this.resource.value?.funds ?? []);
    if (ids.length < this.ids.length) this.keep(ids);
  }

  private keep(ids: readonly string[]): void {
    this.ids = ids;
    this.deps.remembered.choose(ids);
    this.pair = [0, 1];
  }

  private isUnknown(id: string): boolean {
    const { ids = [], funds = [] } = this.resource.value ?? {};
    return ids.includes(id) && !funds.some((fund) => isCompared([id], fund));
  }
}

/**
 * Returns the funds that are chosen at an address. Funds side by side, and those of an address opened from outside that
 * names some, are those of the address alone. The list adds its own to what was chosen before; a list of before adds none,
 * else it would bring back what was taken out since.
 */
function chosenAt({ ids, isOpen }: ComparisonInAddress, way: WayToAddress, before: readonly string[] | undefined) {
  const isOfAddressAlone = isOpen || (way === 'opened' && ids.length > 0);
  if (isOfAddressAlone || before === undefined) return fundComparison(ids);
  return way === 'as-it-was' ? before : fundComparison([...before, ...ids]);
}

/** Makes the comparison that begins with the funds of an address. */
export abstract class ComparisonViewModelFactory {
  abstract create(inAddress: ComparisonInAddress, way: WayToAddress): ComparisonViewModel;
}
