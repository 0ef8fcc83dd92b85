import { aPicture } from '../../builders/a-picture';

let drawn: ReturnType<typeof aPicture> | undefined;

/** Returns the picture that clients send, drawn before anything happens: its pixels are drawn in another thread, which ends when it likes. */
export const drawnPicture = () => (drawn ??= aPicture('png'));
