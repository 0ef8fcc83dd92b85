/**
 * The channels to a client who forgot the credentials: SMS, e-mail, customer service [RESET-10, ENUM-25, CONFLICT-19].
 */
export const contactModes = ['mobile', 'email', 'cs'] as const;

/** A way to reach a client [RESET-10, ENUM-25]. */
export type ContactMode = (typeof contactModes)[number];

/** The ways open to a client with this mobile number and e-mail on file; customer service when there is neither [RESET-10, CONFLICT-19, OPEN-42]. */
export function openContactModes(onFile: {
  readonly mobile?: string | undefined;
  readonly email?: string | undefined;
}): readonly ContactMode[] {
  const modes = (['mobile', 'email'] as const).filter((mode) => (onFile[mode] ?? '').trim() !== '');
  return modes.length > 0 ? modes : ['cs'];
}
