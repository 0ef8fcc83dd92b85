import type { BrowserOrigin } from '../../../sandbox/context/login-origin';

/** A login from a browser that says nothing of itself. */
export const fromNowhere: BrowserOrigin = { device: {}, address: '', mark: 'A'.repeat(43) };
