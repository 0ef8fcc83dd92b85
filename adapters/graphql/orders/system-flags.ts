import * as z from 'zod/mini';
import type { SystemFlags } from '../../../domain/funds/system-flags';
import { optionalFlag } from '../../http/wire-fields';

/** Taiwan's system flags on the wire [ENT-47]. */
export const systemFlagsFields = z.object({ preOrderEnabled: optionalFlag, ipoEnabled: optionalFlag });

/** The flags of our words; their names are the wire's. */
export const toSystemFlags = (flags: z.output<typeof systemFlagsFields>): SystemFlags => flags;
