import type { Answer } from '../../application/ports/call-failure';
import { SuitabilityRecords } from '../../application/ports/suitability-records';
import type { SuitabilityRecord } from '../../domain/suitability/suitability-record';
import { Deferred } from '../http/deferred';

/** Suitability records whose code arrives when they are first asked for. */
export class DeferredSuitabilityRecords extends SuitabilityRecords {
  private readonly deferred: Deferred<SuitabilityRecords>;

  constructor(fetch: () => Promise<SuitabilityRecords>) {
    super();
    this.deferred = new Deferred(fetch);
  }

  async current(): Answer<readonly SuitabilityRecord[]> {
    return this.deferred.ask((records) => records.current());
  }
}
