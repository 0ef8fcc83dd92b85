import type { Answer } from '../call-failure';

/** A promotion's readable part, taken from its XML document [MSG-09]; every text is plain text. */
export type Promotion = {
  readonly code: string;
  readonly isHero: boolean;
  readonly isSticky: boolean;
  readonly isNewClientPromotion: boolean;
  readonly title: string;
  readonly shortDescription: string;
  readonly disclaimers: string;
  readonly url?: string;
  readonly label?: string;
};

/** What the asset manager offers; a document that is not valid XML yields nothing [MSG-11]. */
export abstract class Promotions {
  abstract beforeLogin(): Answer<readonly Promotion[]>;
}
