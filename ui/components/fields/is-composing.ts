/**
 * Tells that a Chinese input method still composes the text, which isn't typed yet. Safari marks the key that ends it by
 * its code alone, 229.
 */
export const isComposing = (event: Event): boolean =>
  ('isComposing' in event && event.isComposing === true) || ('keyCode' in event && event.keyCode === 229);
