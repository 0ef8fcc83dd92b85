import * as z from 'zod/mini';
import type { DatedBridge } from '../../../domain/performance/portfolio-report';
import { toFigure } from '../../http/wire-figures';

/** A figure that an answer can't be without. */
export const requiredFigure = z.pipe(
  z.string(),
  z.transform((text, context) => {
    const read = toFigure(text);
    if (read) return read;
    context.issues.push({ code: 'custom', message: 'not a figure', input: text });
    return z.NEVER;
  }),
);

const bridge = z.object({
  first: z.string(),
  last: z.string(),
  opening: requiredFigure,
  paidIn: requiredFigure,
  paidOut: requiredFigure,
  price: requiredFigure,
  currency: requiredFigure,
  distributions: requiredFigure,
  fees: requiredFigure,
  unexplained: requiredFigure,
  closing: requiredFigure,
});

/** A bridge with its days, undefined where the server knows none. */
export const optionalBridge = z.pipe(
  z.nullish(bridge),
  z.transform((found): DatedBridge | undefined => found ?? undefined),
);
