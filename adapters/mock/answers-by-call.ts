import { accountAnswers } from './account-answers';
import { mockAssessments } from './assessment-answers';
import { cashAnswers } from './cash-answers';
import type { Answering } from './mock-call';
import { orderAnswers } from './order-answers';
import { orderCheckAnswers } from './order-check-answers';
import { orderRecordAnswers } from './order-record-answers';
import { performanceAnswers } from './performance-answers';
import { planAnswers } from './plan-answers';
import { stepUpAnswers } from './step-up-answers';
import { resetAnswers } from './reset-answers';
import { secretAnswers } from './secret-answers';

/** The calls that aren't just read from a recording: how the recorded answers change, and what is answered [MOCK-04]. */
export const answersByCall: ReadonlyMap<string, Answering> = new Map(
  Object.entries<Answering>({
    ...accountAnswers,
    ...mockAssessments,
    ...cashAnswers,
    ...orderAnswers,
    ...orderCheckAnswers,
    ...orderRecordAnswers,
    ...performanceAnswers,
    ...planAnswers,
    ...stepUpAnswers,
    ...resetAnswers,
    ...secretAnswers,
  }),
);
