/**
 * Within how many milliseconds of its arrival a server commits a submission or never does. A client that no longer waits
 * for the answer can know only after it that nothing arrived.
 */
export const commitDeadline = 15_000;
