import { scaled, toText } from '../../../domain/money/decimal';

/** A decimal as text, from its digits and how many of them stand behind the point. */
export const decimalText = (digits: number | bigint, scale: number): string => toText(scaled(BigInt(digits), scale));
