import { stepTargets, type TourStep } from './tour-steps';

/** The part of the page that a step points at; `isOwn` is false where the step's own part isn't there. */
export type TourTarget = { readonly element: HTMLElement; readonly isOwn: boolean };

/** The first of a step's parts that can be seen on the page. */
export function findTarget(step: TourStep): TourTarget | undefined {
  for (const name of stepTargets(step)) {
    const named = document.querySelectorAll<HTMLElement>(`[data-tour~='${name}']`);
    const element = [...named].find((part) => part.checkVisibility() && part.getBoundingClientRect().height > 0);
    if (element) return { element, isOwn: name === step };
  }
  return undefined;
}

/** A rectangle of the window, in CSS pixels. */
export type Rect = { readonly top: number; readonly left: number; readonly width: number; readonly height: number };

type Size = { readonly width: number; readonly height: number };

/** Around the shown part and around the card. */
const margin = 12;

/**
 * Returns how far the page must scroll, in CSS pixels, so that the part and the card beneath it fit; a part too tall
 * begins at the top.
 */
export function scrollTo(part: Rect, card: Size, screen: Size): number {
  const space = screen.height - card.height - 3 * margin;
  const top = part.height < space ? margin + (space - part.height) / 2 : margin;
  return part.top - top;
}

/** Returns the card's position: beneath the part, else above it, else at the bottom of the window; never outside. */
export function placeCard(part: Rect, card: Size, screen: Size): Pick<Rect, 'top' | 'left'> {
  const beneath = part.top + part.height + margin;
  const above = part.top - margin - card.height;
  const lowest = screen.height - card.height - margin;
  const top = beneath <= lowest ? beneath : above >= margin ? above : lowest;
  const left = Math.min(Math.max(part.left, margin), screen.width - card.width - margin);
  return { top: Math.max(margin, top), left: Math.max(margin, left) };
}
