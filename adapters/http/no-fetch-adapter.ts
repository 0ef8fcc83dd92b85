/** In place of axios's adapter over fetch, which is never asked: a browser has XMLHttpRequest, and uploads tell their progress by it alone. */
export const getFetch = (): false => false;
