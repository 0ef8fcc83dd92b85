/** An ISIN of no country (ZZ), with its proper check digit, for a fund that doesn't exist. */
export function fictionalIsin(number: number): string {
  const body = `ZZ${String(number).padStart(9, '0')}`;
  return `${body}${String(checkDigit(body))}`;
}

/** Letters count as two figures, and of all figures every second one from the right counts double. */
function checkDigit(body: string): number {
  const figures = Array.from(body, (sign) => String(parseInt(sign, 36))).join('');
  const sum = Array.from(figures)
    .toReversed()
    .reduce((total, figure, place) => {
      const counted = Number(figure) * (place % 2 === 0 ? 2 : 1);
      return total + (counted > 9 ? counted - 9 : counted);
    }, 0);
  return (10 - (sum % 10)) % 10;
}
