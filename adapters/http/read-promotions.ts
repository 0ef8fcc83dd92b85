import type { AsyncResult, CallFailure } from '../../application/ports/call-failure';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Promotion } from '../../domain/notices/promotion';
import type { Region } from '../../domain/region';
import type { WirePromotion } from './to-promotions';

/** Reads the promotions' documents; an invalid one yields nothing [MSG-11, CONFLICT-61]. The reader is loaded when first needed. */
export async function readPromotionsAnswer(
  region: Region,
  answer: Result<readonly WirePromotion[], CallFailure>,
): AsyncResult<readonly Promotion[]> {
  if (!answer.ok || answer.value.length === 0) return answer.ok ? ok([]) : answer;
  try {
    const { toPromotions } = await import('./to-promotions');
    return ok(toPromotions(region, answer.value));
  } catch {
    // The reader's own chunk didn't arrive.
    return err({ kind: 'no-answer', reason: 'offline' });
  }
}
