import type { Chance } from './machine/chance';
import type { Simulation } from './open-simulation';

/** Changes something, as chance has it; tells it in a few words. */
export type Change = (simulation: Simulation, chance: Chance) => Promise<string>;
