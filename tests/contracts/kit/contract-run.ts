import type { Extension } from '../../../contract/extensions';
import type { ByRegion } from '../../../domain/region';
import type { ClientsFile } from '../clients-file';

/** The facts that the suite is told of its run; they have to survive a way between processes. */
export type ContractRun = {
  /** The servers' addresses; undefined for a region that isn't tested. */
  readonly urls: ByRegion<string | undefined>;
  readonly clients: ClientsFile;
  /** The parts of the contract beyond the specification that the servers have. */
  readonly extensions: readonly Extension[];
  /** The folder of the clients file. */
  readonly folder: string;
  /** Where a person is asked for a one-time code. */
  readonly askAt: string;
  /** When no further test begins, milliseconds since 1970. */
  readonly until: number;
  /** The number of calls per region after which no further test begins. */
  readonly mostCalls: number;
};
