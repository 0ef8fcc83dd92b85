/** The version of the notes that a client accepts before an order (`order-list:note-*`), which compliance approves as a whole; raised with each change of one [OPEN-40]. */
export const orderNotesVersion = '3';

/** The day from which that version is shown. */
export const orderNotesDate = '2026-11-28';
