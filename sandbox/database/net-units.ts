import { sql } from 'drizzle-orm';
import { movements } from './schema/funds';

/** The units that movements leave: what was bought less what left. */
export const netUnits = sql<string>`sum(case ${movements.kind} when 'sell' then -${movements.units} else ${movements.units} end)`;
