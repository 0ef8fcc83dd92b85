import type { Region } from '../../../domain/region';

/** A REST call: where it is, and in which regions it exists [API-10]. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the region's API base; `{...}` parts are filled in by the caller. */
  readonly path: string;
  readonly regions: readonly Region[];
  /** Answered from memory for 15 minutes once asked [API-08]. */
  readonly cached?: true;
};
