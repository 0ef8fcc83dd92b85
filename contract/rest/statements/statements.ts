import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** The contract notes that can be looked up, the newest first [ORDQ-10, ORDQ-12]. */
export const contractNotes = z.array(
  z.object({
    orderId: z.string(),
    /** The short number, to be read aloud. */
    orderNo: text,
    type: z.enum(['B', 'R', 'S']),
    fundCode: z.string(),
    fundName: text,
    /** The target fund of a switch. */
    intoFundCode: text,
    intoFundName: text,
    currency: z.string(),
    /** The amount of the deal, without the fee; decimal text. */
    amount: z.string(),
    dealingDate: z.string(),
    /** The last day on which it can be looked up. */
    availableUntil: z.string(),
  }),
);

/** The monthly statements that can be looked up, the newest first, and when the next one can [ORDQ-09, ORDQ-14]. */
export const statements = z.object({
  statements: z.array(z.object({ month: z.string(), availableUntil: z.string() })),
  next: z.object({ month: z.string(), readyOn: z.string() }),
});

/** The order whose contract note is meant. */
export const contractNoteQuery = z.object({ orderId: z.string().check(z.minLength(1), z.maxLength(80)) });

/** The month whose statement is meant, `YYYY-MM`. */
export const statementQuery = z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)) });

/** The annual statements that can be looked up, the latest first [ORDQ-09, ORDQ-14]. */
export const annualStatements = z.array(z.object({ year: z.int(), availableUntil: z.string() }));

/** The year whose statement is meant. */
export const annualStatementQuery = z.object({ year: z.string().check(z.regex(/^\d{4}$/)) });

/** A document of the client's as a PDF, in the language that was asked in. */
export const statementFile = z.object({
  fileName: z.string(),
  /** The file in base64. */
  content: z.string(),
});
