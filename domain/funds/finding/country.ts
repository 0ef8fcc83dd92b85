/** The countries that the portal lists, by their English names [ENUM-42]. */
export const countries = ['USA', 'China', 'Hong Kong', 'Taiwan'] as const;
