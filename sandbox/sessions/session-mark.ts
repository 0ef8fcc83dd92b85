import type { Session } from '../context/find-session';

/** What is kept of a session's id, by which one visit can be told from another. */
export const sessionMark = ({ id }: Pick<Session, 'id'>): string => id.slice(0, 8);
