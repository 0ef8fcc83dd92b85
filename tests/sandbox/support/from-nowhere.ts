import type { LoginOrigin } from '../../../sandbox/context/login-origin';

/** A login from a browser that says nothing of itself. */
export const fromNowhere: LoginOrigin = { device: {}, address: '', mark: 'A'.repeat(43) };
