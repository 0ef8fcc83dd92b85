import type { NoteKind } from './required-notes';

/** The actions of a client on a notice; the last two are special cases [ENUM-28, SUIT-05..08]. */
export const acknowledgementActions = ['read', 'proceed', 'redemptionElderly', 'vulnerableElderly'] as const;

/** An action of a client on a notice [ENUM-28]. */
export type AcknowledgementAction = (typeof acknowledgementActions)[number];

/**
 * Returns the action that ticking a note stands for: the two notes of the elderly have actions of their own, every
 * other is read [CONFLICT-60, ENUM-28].
 */
export function acknowledgementOf(note: NoteKind): AcknowledgementAction {
  if (note === 'vulnerable-elderly') return 'vulnerableElderly';
  return note === 'redemption-elderly' ? 'redemptionElderly' : 'read';
}

/** The acknowledgements that an order list carries, from what the client acknowledged [TRADE-32, TRADE-33, CONFLICT-60]. */
export const elderlyAcknowledgements = (
  actions: readonly AcknowledgementAction[],
): { readonly disadvantagedElderlyAck: boolean; readonly elderlyRedeemOverHalfAck: boolean } => ({
  disadvantagedElderlyAck: actions.includes('vulnerableElderly'),
  elderlyRedeemOverHalfAck: actions.includes('redemptionElderly'),
});
