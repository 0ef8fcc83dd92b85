const sensitive = /^\/(?:re-auth|change-password|reset-username-password)/;

/** Pages where a password is asked for again or chosen: no script of others, and nothing told to them [CHAT-02]. */
export const isSensitivePage = (route: string): boolean => sensitive.test(route);
