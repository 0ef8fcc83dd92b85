import type { Catalogue } from './catalogue';
import type { ExplanationTexts } from './explanation/explanation-texts';
import type { NoticesTexts } from './notices/notices-texts';
import type { FundsTexts } from './funds/funds-texts';
import type { PortfolioTexts } from './portfolio/portfolio-texts';
import type { TourTexts } from './tour/tour-texts';

/** Every text of the portal: those of all pages and those of each part, under keys of their own. */
export type Texts = Catalogue & PortfolioTexts & ExplanationTexts & NoticesTexts & TourTexts & FundsTexts;
