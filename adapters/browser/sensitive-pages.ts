import { namedPaths } from '../../config/named-paths';

const sensitive = ['/re-auth', '/reset-username-password', namedPaths.changePassword];

/** Pages where a password is asked for again or chosen: no script of others, and nothing told to them [CHAT-02]. */
export const isSensitivePage = (route: string): boolean => sensitive.some((path) => route.startsWith(path));
