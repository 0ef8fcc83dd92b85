/** The classes of an element, its own and those it is given for where it stands. */
export const joinClasses = (...classes: readonly (string | undefined | false)[]): string =>
  classes.filter(Boolean).join(' ');
