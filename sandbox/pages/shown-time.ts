/** Both regions have the same time. */
const time = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Taipei', dateStyle: 'medium', timeStyle: 'medium' });

/** Renders an instant as the clients of both regions read it. */
export const shownTime = (instant: Date): string =>
  `<time datetime="${instant.toISOString()}">${time.format(instant)}</time>`;
