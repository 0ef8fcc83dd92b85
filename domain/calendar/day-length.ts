/** The length of a day in milliseconds: Hong Kong and Taipei, and UTC, have no summer time. */
export const dayLength = 24 * 60 * 60 * 1000;

/** Returns the number of days from a date to a later one; below zero to an earlier one. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength;
