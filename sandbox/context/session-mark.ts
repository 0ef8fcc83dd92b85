import type { Session } from './find-session';

/** Returns the part of a session's id that is stored, by which one visit can be told from another. */
export const sessionMark = ({ id }: Pick<Session, 'id'>): string => id.slice(0, 8);
