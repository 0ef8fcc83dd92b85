import Big from 'big.js';

/** Exact arithmetic of the model's own; a quotient has so many places that no rounding of money notices what it lacks. */
const Exact = Big();
Exact.DP = 40;
Exact.RM = Big.roundDown;

export type Exact = Big;

/** Reads a figure as the database writes it; nothing for none. */
export const exact = (figure: string | number | null | undefined): Exact => new Exact(figure ?? 0);

export const none = exact(0);

export const total = (figures: readonly Exact[]): Exact => figures.reduce((sum, figure) => sum.plus(figure), none);

/** The lesser of two figures. */
export const least = (one: Exact, other: Exact): Exact => (one.lt(other) ? one : other);
