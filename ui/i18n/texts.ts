import type { Catalogue } from './catalogue';
import type { ComparisonTexts } from './comparison/comparison-texts';
import type { CommunicationTexts } from './communication/communication-texts';
import type { DocumentUploadTexts } from './document-upload/document-upload-texts';
import type { AccountTexts } from './account/account-texts';
import type { BankChangeTexts } from './bank-change/bank-change-texts';
import type { PaymentTexts } from './payment/payment-texts';
import type { TiersTexts } from './tiers/tiers-texts';
import type { ExplanationTexts } from './explanation/explanation-texts';
import type { ExportTexts } from './export/export-texts';
import type { IdleTexts } from './idle/idle-texts';
import type { MenuTexts } from './menu/menu-texts';
import type { NoticesTexts } from './notices/notices-texts';
import type { QuestionnaireTexts } from './questionnaire/questionnaire-texts';
import type { FundPageTexts } from './fund-page/fund-page-texts';
import type { FundsTexts } from './funds/funds-texts';
import type { PortfolioTexts } from './portfolio/portfolio-texts';
import type { SummariesTexts } from './summaries/summaries-texts';
import type { TourTexts } from './tour/tour-texts';

/** Every text of the portal: those of all pages and those of each part, under keys of their own. */
export type Texts = Catalogue &
  TiersTexts &
  PortfolioTexts &
  ExplanationTexts &
  ExportTexts &
  IdleTexts &
  MenuTexts &
  NoticesTexts &
  SummariesTexts &
  TourTexts &
  FundsTexts &
  FundPageTexts &
  AccountTexts &
  PaymentTexts &
  BankChangeTexts &
  DocumentUploadTexts &
  CommunicationTexts &
  ComparisonTexts &
  QuestionnaireTexts;
