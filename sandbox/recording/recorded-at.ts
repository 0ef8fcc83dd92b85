/** The instant at which every recording is made, so that recording again changes nothing. */
export const recordedAt = '2026-11-20T10:00:00+08:00';
