/** The text of all requirements below `root`, area by area, in the order of their index. */
export function requirementsText(root: string): string;
