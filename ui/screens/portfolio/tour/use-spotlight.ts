import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Rect, findTarget, placeCard, scrollTo } from './tour-target';
import type { TourStep } from './tour-steps';

/** The highlighted part, the card's position, and whether it is the step's own part. */
type Spotlight = { readonly part: Rect; readonly card: Pick<Rect, 'top' | 'left'>; readonly isOwn: boolean };

/** Brings a step's part into view and follows it while the page moves or changes its size. */
export function useSpotlight(step: TourStep, card: RefObject<HTMLElement | null>): Spotlight | undefined {
  const [spotlight, light] = useState<Spotlight>();
  useLayoutEffect(() => {
    const screen = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });
    const cardSize = () => card.current?.getBoundingClientRect() ?? new DOMRect();
    const look = () => {
      const target = findTarget(step);
      if (!target) return;
      const part = visibleRect(target.element);
      light({ part, card: placeCard(part, cardSize(), screen()), isOwn: target.isOwn });
    };
    const bring = () => {
      const target = findTarget(step);
      if (target)
        window.scrollBy({ top: scrollTo(visibleRect(target.element), cardSize(), screen()), behavior: 'instant' });
      look();
    };
    bring();
    window.addEventListener('scroll', look, { passive: true });
    // What grows or shrinks, the page or the card with the step's own text, moves the part and its place.
    const sizes = new ResizeObserver(bring);
    sizes.observe(document.body);
    if (card.current) sizes.observe(card.current);
    window.addEventListener('resize', bring);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', bring);
      sizes.disconnect();
    };
  }, [step, card]);
  return spotlight;
}

function visibleRect(element: HTMLElement): Rect {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top, left, width, height };
}
