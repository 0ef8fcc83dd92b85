import type { Answer, CallFailure } from '../../application/ports/call-failure';
import type { Promotion } from '../../application/ports/visitors/promotions';
import { err, ok, type Result } from '../../domain/kernel/result';
import { onlyPresent } from './only-present';
import type { PromotionDocument } from './promotion-document';

/** A promotion as both regions' calls carry it [ENT-35]. */
export type WirePromotion = {
  readonly code: string;
  readonly isHero?: boolean | null | undefined;
  readonly isSticky?: boolean | null | undefined;
  readonly isNewClientPromotion: boolean;
  readonly data: string;
};

/** Reads the promotions' documents; an invalid one yields nothing [MSG-11, CONFLICT-61]. The reader arrives when first needed. */
export async function readPromotionsAnswer(
  answer: Result<readonly WirePromotion[], CallFailure>,
): Answer<readonly Promotion[]> {
  if (!answer.ok || answer.value.length === 0) return answer.ok ? ok([]) : answer;
  try {
    const { readPromotionDocument } = await import('./promotion-document');
    return ok(
      answer.value.flatMap((promotion) => {
        const document = readPromotionDocument(promotion.data);
        return document === undefined ? [] : [toPromotion(promotion, document)];
      }),
    );
  } catch {
    // The reader's own chunk didn't arrive.
    return err({ kind: 'no-answer', reason: 'offline' });
  }
}

function toPromotion(wire: WirePromotion, document: PromotionDocument): Promotion {
  return onlyPresent({
    code: wire.code,
    isHero: wire.isHero ?? false,
    isSticky: wire.isSticky ?? false,
    isNewClientPromotion: wire.isNewClientPromotion,
    title: document.title,
    shortDescription: document.shortDescription,
    disclaimers: document.disclaimers,
    url: document.url || undefined,
    label: document.label || undefined,
  });
}
