import type { JurisdictionType } from './jurisdiction-type';

const prefixes = { ON: '51', OF: '0JFHK' } as const satisfies Record<JurisdictionType, string>;

/** The key of a fund in Taiwan's accounts: `51` onshore, else `0JFHK`, a bar and the fund's code [SHAPE-10]. */
export const fundAccountKey = (side: JurisdictionType, fundCode: string): string =>
  `${side === 'ON' ? prefixes.ON : prefixes.OF}|${fundCode}`;
