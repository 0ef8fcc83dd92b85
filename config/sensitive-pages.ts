/** Pages where a secret is asked for again, chosen or replaced: no script of others, and nothing told to them; below whatever path the portal lies [CHAT-02]. */
export const isSensitivePage = (path: string): boolean =>
  /\/(re-auth|reset-|activate-pin|change-password|username)/.test(path);
