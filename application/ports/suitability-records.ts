import type { SuitabilityRecord } from '../../domain/suitability/suitability-record';
import type { Answer } from './call-failure';

/** What Taiwan's server keeps of the signed-in client's suitability. */
export abstract class SuitabilityRecords {
  /** One for each account holder [GQL-21, ENT-38]. */
  abstract current(): Answer<readonly SuitabilityRecord[]>;
}
