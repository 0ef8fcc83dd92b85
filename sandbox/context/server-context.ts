import type { Registry } from 'prom-client';
import type { Region } from '../../domain/region';
import type { Database } from '../database/database';
import type { MovableClock } from './clock';
import type { SandboxConfiguration } from './configuration/sandbox-configuration';
import type { RequestTracing } from './request-tracing';
import type { Secrets } from './secrets';

/** The context of every route of one region's server. */
export type ServerContext = {
  readonly region: Region;
  readonly database: Database;
  readonly clock: MovableClock;
  readonly configuration: SandboxConfiguration;
  readonly secrets: Secrets;
  readonly metrics: Registry;
  /** Undefined where no traces are sent. */
  readonly tracing?: RequestTracing | undefined;
  /** Where the log goes line by line; standard output unless it is said. */
  readonly logTo?: { readonly write: (line: string) => void };
};
