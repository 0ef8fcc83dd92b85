import type { GroupType } from './group-holdings';

/** The view modes of the holdings, the default first [ENUM-16, PORT-34]. */
export const viewModes = ['DEFAULT', 'BREAKDOWN'] as const;

/** As they are, or broken down into parts [ENUM-16]. */
export type ViewMode = (typeof viewModes)[number];

/** The mode a way to group comes with: a break-down is shown with its parts, the funds themselves as one list [PORT-14]. */
export const modeOfGrouping = (groupType: GroupType): ViewMode => (groupType === 'FUND_CODE' ? 'DEFAULT' : 'BREAKDOWN');
