/** The codes with which a login is refused [ERR-26..36]; LOG0002 and LOG0004 aren't used [OPEN-03]. */
export const loginErrorCodes = [
  'LOG0001',
  'LOG0003',
  'LOG0005',
  'LOG0006',
  'LOG0007',
  'LOG0008',
  'LOG0009',
  'LOG0010',
  'LOG0011',
  'LOG0012',
  'LOG0013',
] as const;

/** A code with which a login is refused [ERR-26..36]. */
export type LoginErrorCode = (typeof loginErrorCodes)[number];
