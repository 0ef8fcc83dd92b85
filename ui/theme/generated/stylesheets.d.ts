// Written by npm run styles: the classes of every style sheet.
declare module '*/app-shell.module.css' {
  export const pageHeaderSpace: string;
  export const screenLoading: string;
  export const skipLink: string;
}
declare module '*/chatbot-panel.module.css' {
  export const chatbotPanel: string;
}
declare module '*/connection-line.module.css' {
  export const connectionLine: string;
}
declare module '*/content-picture.module.css' {
  export const contentPicture: string;
}
declare module '*/error-modal.module.css' {
  export const errorModalFoot: string;
  export const errorModalList: string;
  export const errorModalText: string;
}
declare module '*/loading-modal.module.css' {
  export const loadingModal: string;
  export const loadingModalMark: string;
}
declare module '*/page-footer.module.css' {
  export const pageFooter: string;
  export const pageFooterRetry: string;
}
declare module '*/demo-banner.module.css' {
  export const demoBanner: string;
}
declare module '*/display-settings.module.css' {
  export const displayChoice: string;
  export const displaySettings: string;
}
declare module '*/language-switch.module.css' {
  export const languageSwitch: string;
}
declare module '*/page-header.module.css' {
  export const menuToggle: string;
  export const pageHeader: string;
  export const pageHeaderBar: string;
  export const pageHeaderClient: string;
  export const pageHeaderLogOut: string;
  export const pageHeaderRetry: string;
  export const pageHeaderTools: string;
}
declare module '*/idle-watch.module.css' {
  export const idleUnheard: string;
}
declare module '*/waiting-line.module.css' {
  export const waitingLine: string;
}
declare module '*/bottom-bar.module.css' {
  export const bottomBar: string;
}
declare module '*/main-menu.module.css' {
  export const menuButton: string;
  export const menuLines: string;
}
declare module '*/print-head.module.css' {
  export const printHead: string;
}
declare module '*/stop-line.module.css' {
  export const stopLine: string;
}
declare module '*/action-row.module.css' {
  export const actionRow: string;
}
declare module '*/button.module.css' {
  export const button: string;
  export const iconButton: string;
  export const linkButton: string;
  export const textButton: string;
}
declare module '*/combobox.module.css' {
  export const comboboxOption: string;
  export const comboboxOptions: string;
}
declare module '*/filter-bar.module.css' {
  export const filterBar: string;
}
declare module '*/form-group.module.css' {
  export const fieldError: string;
  export const fieldHint: string;
  export const formGroup: string;
  export const formGroupQuiet: string;
}
declare module '*/plan-day-choice.module.css' {
  export const planDayChoice: string;
  export const planDayError: string;
  export const planDayUsual: string;
}
declare module '*/segmented-control.module.css' {
  export const segmented: string;
}
declare module '*/select.module.css' {
  export const select: string;
}
declare module '*/text-field.module.css' {
  export const textFieldBad: string;
  export const textFieldBox: string;
}
declare module '*/change.module.css' {
  export const change: string;
  export const changeDown: string;
  export const changeUp: string;
}
declare module '*/currency-code.module.css' {
  export const currencyCode: string;
}
declare module '*/facts.module.css' {
  export const facts: string;
}
declare module '*/copyable-code.module.css' {
  export const copyableCode: string;
}
declare module '*/dialog.module.css' {
  export const dialog: string;
  export const dialogActions: string;
}
declare module '*/empty-state.module.css' {
  export const emptyState: string;
}
declare module '*/note.module.css' {
  export const finePrint: string;
  export const note: string;
}
declare module '*/notice.module.css' {
  export const notice: string;
}
declare module '*/retry-panel.module.css' {
  export const retryPanel: string;
}
declare module '*/status-label.module.css' {
  export const statusLabel: string;
}
declare module '*/brand-mark.module.css' {
  export const brandMark: string;
}
declare module '*/credential-page.module.css' {
  export const changePasswordGroup: string;
  export const changePasswordNote: string;
  export const changePasswordPage: string;
  export const resetFoot: string;
  export const resetGroup: string;
  export const resetIntro: string;
  export const resetLoss: string;
  export const resetLosses: string;
  export const resetPage: string;
  export const resetSheet: string;
  export const resetSteps: string;
  export const resetTop: string;
  export const ruleList: string;
}
declare module '*/message-page.module.css' {
  export const messagePage: string;
}
declare module '*/page.module.css' {
  export const page: string;
  export const pageBeside: string;
  export const pageMiddle: string;
  export const pageParts: string;
}
declare module '*/step-heading.module.css' {
  export const stepHeading: string;
}
declare module '*/tabs.module.css' {
  export const tabs: string;
}
declare module '*/two-columns.module.css' {
  export const twoColumns: string;
}
declare module '*/record-table.module.css' {
  export const recordTable: string;
  export const recordTableSpacer: string;
}
declare module '*/table-frame.module.css' {
  export const sortButton: string;
  export const tableFrame: string;
  export const tableScroll: string;
}
declare module '*/cooling-off.module.css' {
  export const coolingOff: string;
  export const coolingOffBeware: string;
  export const coolingOffChoice: string;
  export const coolingOffChoices: string;
}
declare module '*/birth-date-field.module.css' {
  export const birthDate: string;
  export const birthDateHint: string;
  export const birthDatePart: string;
  export const birthDateParts: string;
  export const birthDateUnderstood: string;
}
declare module '*/all-funds.module.css' {
  export const allFundsBasis: string;
  export const allFundsClass: string;
  export const allFundsControls: string;
  export const allFundsCount: string;
  export const allFundsFacts: string;
  export const allFundsGroup: string;
  export const allFundsLesser: string;
  export const allFundsRange: string;
  export const allFundsSearch: string;
  export const allFundsSort: string;
  export const allFundsSpacer: string;
  export const allFundsTable: string;
  export const allFundsWhole: string;
}
declare module '*/fund-filters.module.css' {
  export const activeFilter: string;
  export const activeFilters: string;
  export const facetButton: string;
  export const facetButtons: string;
  export const facetCount: string;
  export const facetFind: string;
  export const facetValues: string;
  export const filterChip: string;
  export const fundFilters: string;
  export const noValue: string;
}
declare module '*/compare-tray.module.css' {
  export const compareTray: string;
  export const compareTrayActions: string;
  export const compareTrayFunds: string;
}
declare module '*/fund-combobox.module.css' {
  export const findFund: string;
  export const foundFacts: string;
  export const fundCombobox: string;
  export const fundComboboxStatus: string;
  export const fundComboboxYear: string;
  export const fundSearchNote: string;
}
declare module '*/fund-facts.module.css' {
  export const fundFacts: string;
}
declare module '*/next-dealing.module.css' {
  export const nextDealing: string;
  export const nextDealingRolled: string;
}
declare module '*/fund-preview.module.css' {
  export const fundAction: string;
  export const fundActions: string;
  export const fundActionsMore: string;
  export const fundActionsWaiting: string;
  export const fundPeriods: string;
  export const fundPreview: string;
  export const fundPreviewFacts: string;
  export const fundPreviewOutline: string;
  export const fundPreviewPerformance: string;
  export const fundPriceOnly: string;
  export const fundRefusals: string;
}
declare module '*/watch-toggle.module.css' {
  export const fundWatch: string;
  export const watchToggle: string;
}
declare module '*/one-time-code-steps.module.css' {
  export const codeChannels: string;
  export const codeIntro: string;
  export const codeResend: string;
  export const codeSubmit: string;
}
declare module '*/choice-list.module.css' {
  export const choiceFigures: string;
  export const choiceList: string;
  export const choices: string;
}
declare module '*/entry-facts.module.css' {
  export const entryFacts: string;
  export const entryFactsBeside: string;
  export const entryFactsFold: string;
  export const entryFactsList: string;
}
declare module '*/order-page.module.css' {
  export const orderCard: string;
  export const orderHead: string;
  export const orderLink: string;
  export const orderPage: string;
  export const orderPageForm: string;
  export const orderPageReview: string;
  export const orderReach: string;
  export const orderSteps: string;
}
declare module '*/plan-points-field.module.css' {
  export const planPoints: string;
}
declare module '*/printed-files.module.css' {
  export const printedStatus: string;
}
declare module '*/receipt-facts.module.css' {
  export const receiptFacts: string;
}
declare module '*/terms.module.css' {
  export const acceptedTexts: string;
  export const nextStep: string;
  export const orderConfirmation: string;
  export const orderConfirmationList: string;
  export const orderNotYet: string;
  export const orderNoteDocuments: string;
  export const orderNoteText: string;
  export const orderNotes: string;
  export const orderNotesVersion: string;
  export const orderPassword: string;
  export const orderPasswordSend: string;
  export const orderTerms: string;
  export const termsChanged: string;
}
declare module '*/figures-table.module.css' {
  export const cause: string;
  export const sum: string;
  export const table: string;
}
declare module '*/value-chart.module.css' {
  export const chart: string;
  export const legend: string;
}
declare module '*/risk-profile-button.module.css' {
  export const riskProfileButton: string;
}
declare module '*/risk-profile-dialog.module.css' {
  export const riskProfile: string;
  export const riskProfileLinks: string;
}
declare module '*/risk-status.module.css' {
  export const lowRisk: string;
  export const lowRiskActions: string;
  export const riskDate: string;
  export const riskLevel: string;
  export const riskOpen: string;
  export const riskStanding: string;
}
declare module '*/account-screen.module.css' {
  export const accountChanges: string;
  export const accountFacts: string;
  export const accountNote: string;
  export const accountPage: string;
  export const contact: string;
  export const openedForm: string;
  export const priceAlertActions: string;
  export const priceAlertChosen: string;
  export const priceAlertForm: string;
  export const priceAlertList: string;
  export const priceAlertMissing: string;
  export const priceAlertOff: string;
  export const priceAlertReached: string;
  export const priceAlertRemoved: string;
  export const priceAlertTarget: string;
}
declare module '*/communication.module.css' {
  export const communication: string;
  export const communicationActions: string;
  export const communicationChoice: string;
  export const communicationLanguage: string;
  export const communicationPapers: string;
  export const communicationSave: string;
}
declare module '*/payment.module.css' {
  export const accountNumber: string;
  export const accountNumberShow: string;
  export const bankAccount: string;
  export const bankAccountChange: string;
  export const bankAccountFacts: string;
  export const bankAccountState: string;
  export const bankAccountUsed: string;
  export const bankAccounts: string;
  export const bankAccountsMore: string;
  export const payment: string;
  export const paymentRules: string;
  export const paymentSection: string;
  export const proofFile: string;
}
declare module '*/past-ratings.module.css' {
  export const pastRatings: string;
}
declare module '*/security.module.css' {
  export const freezeList: string;
  export const passkeyActions: string;
  export const passkeyForm: string;
  export const security: string;
  export const securityCurrent: string;
  export const securityFailed: string;
  export const securityList: string;
  export const securityWhat: string;
}
declare module '*/cash-account.module.css' {
  export const cashActions: string;
  export const cashAvailable: string;
  export const cashBack: string;
  export const cashBalance: string;
  export const cashBar: string;
  export const cashCancel: string;
  export const cashChoice: string;
  export const cashConfirm: string;
  export const cashDay: string;
  export const cashDownload: string;
  export const cashExpected: string;
  export const cashFigure: string;
  export const cashFilter: string;
  export const cashForm: string;
  export const cashHistory: string;
  export const cashNote: string;
  export const cashPage: string;
  export const cashPending: string;
  export const cashReference: string;
  export const cashRules: string;
  export const cashStatus: string;
  export const cashTable: string;
  export const cashThere: string;
  export const cashTimes: string;
  export const cashWay: string;
}
declare module '*/client-tier-screen.module.css' {
  export const clientTierPage: string;
  export const tierName: string;
  export const tierOutline: string;
  export const tierSections: string;
  export const tierTable: string;
}
declare module '*/dealing-calendar-screen.module.css' {
  export const dealingBreaks: string;
  export const dealingCalendarMonths: string;
  export const dealingCalendarNext: string;
  export const dealingCalendarPage: string;
  export const dealingDayClosed: string;
  export const dealingMonth: string;
}
declare module '*/dividends.module.css' {
  export const dividendCard: string;
  export const dividendFacts: string;
  export const dividendHistory: string;
  export const dividendNext: string;
  export const dividendParts: string;
  export const dividendWays: string;
}
declare module '*/document-upload-screen.module.css' {
  export const documentCamera: string;
  export const documentChosen: string;
  export const documentDrop: string;
  export const documentDropHint: string;
  export const documentDropOver: string;
  export const documentSending: string;
  export const documentUpload: string;
  export const documentUploadRules: string;
  export const documentUploadState: string;
}
declare module '*/enhanced-suitability.module.css' {
  export const answersReview: string;
  export const assessmentActions: string;
  export const assessmentPage: string;
  export const problemSummary: string;
  export const question: string;
  export const questionNumber: string;
  export const questionOption: string;
  export const questionProblem: string;
  export const questionnaire: string;
  export const questionnaireBeside: string;
  export const questionnaireDeclaration: string;
  export const questionnaireParts: string;
  export const questionnaireProblems: string;
  export const questionnaireProgress: string;
}
declare module '*/fund-screen.module.css' {
  export const fundPage: string;
  export const fundPageBack: string;
  export const fundPageBasis: string;
  export const fundPageChart: string;
  export const fundPageCodes: string;
  export const fundPageCourse: string;
  export const fundPageDealing: string;
  export const fundPageDocuments: string;
  export const fundPageFacts: string;
  export const fundPageFall: string;
  export const fundPageHeader: string;
  export const fundPageHeld: string;
  export const fundPageNote: string;
  export const fundPageObjective: string;
  export const fundPageOutline: string;
  export const fundPageOwn: string;
  export const fundPagePosition: string;
  export const fundPagePrice: string;
  export const fundPageRange: string;
  export const fundPageReturns: string;
  export const fundPageShared: string;
  export const fundPageTable: string;
  export const fundPageWeights: string;
  export const fundPageYear: string;
}
declare module '*/comparison.module.css' {
  export const aside: string;
  export const comparison: string;
  export const comparisonNote: string;
  export const comparisonTable: string;
  export const differs: string;
  export const growthChart: string;
  export const growthLegend: string;
  export const growthTable: string;
  export const overlapPairs: string;
  export const pairChoice: string;
  export const priceOnly: string;
}
declare module '*/funds-screen.module.css' {
  export const compareToggle: string;
  export const fundsFund: string;
  export const fundsPage: string;
  export const fundsWatchStatus: string;
  export const fundsWatchToggle: string;
  export const fundsWatched: string;
}
declare module '*/gains.module.css' {
  export const balance: string;
  export const beneath: string;
  export const files: string;
  export const head: string;
  export const sums: string;
  export const table: string;
}
declare module '*/demo-login.module.css' {
  export const demoActions: string;
  export const demoLogin: string;
}
declare module '*/login-screen.module.css' {
  export const loginDemo: string;
  export const loginFoot: string;
  export const loginForm: string;
  export const loginIntro: string;
  export const loginLinks: string;
  export const loginList: string;
  export const loginNote: string;
  export const loginPage: string;
  export const loginPanels: string;
  export const loginPasskey: string;
  export const loginSide: string;
  export const loginStops: string;
  export const loginSubmit: string;
  export const loginTip: string;
  export const loginTop: string;
}
declare module '*/messages-screen.module.css' {
  export const messageFacts: string;
  export const messageList: string;
  export const messageText: string;
}
declare module '*/new-plan.module.css' {
  export const newPlanCurrency: string;
  export const newPlanDay: string;
  export const newPlanFields: string;
  export const newPlanFirst: string;
  export const newPlanFund: string;
  export const newPlanGoOn: string;
  export const newPlanMonth: string;
  export const newPlanNext: string;
  export const newPlanParts: string;
  export const newPlanPayment: string;
  export const planSteps: string;
  export const planTypeChoice: string;
}
declare module '*/order-list.module.css' {
  export const orderActions: string;
  export const orderCancel: string;
  export const orderCardActions: string;
  export const orderCardHeading: string;
  export const orderCount: string;
  export const orderCutOff: string;
  export const orderCutOffLeft: string;
  export const orderCutOffs: string;
  export const orderEdit: string;
  export const orderFailed: string;
  export const orderFailedReason: string;
  export const orderFund: string;
  export const orderFundTerms: string;
  export const orderGroup: string;
  export const orderInto: string;
  export const orderIntro: string;
  export const orderKeep: string;
  export const orderListCard: string;
  export const orderMessage: string;
  export const orderNoteProblem: string;
  export const orderNoticeWay: string;
  export const orderPayment: string;
  export const orderPoints: string;
  export const orderPointsField: string;
  export const orderPointsMost: string;
  export const orderPointsNote: string;
  export const orderReceivedAt: string;
  export const orderRemoved: string;
  export const orderRepeatFigure: string;
  export const orderResult: string;
  export const rehearsal: string;
  export const rehearsalBars: string;
  export const rehearsalCard: string;
  export const rehearsalShares: string;
  export const rehearsalTable: string;
}
declare module '*/order-records.module.css' {
  export const recordActions: string;
  export const recordCard: string;
  export const recordCards: string;
  export const recordDialog: string;
  export const recordDialogFund: string;
  export const recordDone: string;
  export const recordEvent: string;
  export const recordEvents: string;
  export const recordFigure: string;
  export const recordFund: string;
  export const recordHistory: string;
  export const recordInto: string;
  export const recordKind: string;
  export const recordMore: string;
  export const recordOpen: string;
  export const recordProgress: string;
  export const recordStageDone: string;
  export const recordsAhead: string;
  export const recordsAheadTitle: string;
  export const recordsBar: string;
  export const recordsChoice: string;
  export const recordsDay: string;
  export const recordsDownload: string;
  export const recordsFile: string;
  export const recordsFilter: string;
  export const recordsFind: string;
  export const recordsPage: string;
  export const recordsPayments: string;
  export const recordsPlanned: string;
  export const recordsSection: string;
  export const recordsTable: string;
  export const recordsTotals: string;
  export const statementList: string;
  export const statementNext: string;
}
declare module '*/place-order.module.css' {
  export const placeOrderAbout: string;
  export const placeOrderAmount: string;
  export const placeOrderCard: string;
  export const placeOrderCards: string;
  export const placeOrderCurrency: string;
  export const placeOrderDay: string;
  export const placeOrderEmpty: string;
  export const placeOrderEntry: string;
  export const placeOrderForm: string;
  export const placeOrderGoOn: string;
  export const placeOrderInto: string;
  export const placeOrderOff: string;
  export const placeOrderParts: string;
  export const placeOrderShares: string;
}
declare module '*/plan-move.module.css' {
  export const planMoveActions: string;
  export const planMoveGoOn: string;
  export const planMoveParts: string;
  export const planMovePlan: string;
  export const planMovePlans: string;
  export const planMoveReasons: string;
  export const planMoveSteps: string;
  export const planMoveSum: string;
  export const planMoveTerms: string;
}
declare module '*/plans.module.css' {
  export const planActions: string;
  export const planAmount: string;
  export const planCard: string;
  export const planCards: string;
  export const planDayField: string;
  export const planDays: string;
  export const planDialog: string;
  export const planFacts: string;
  export const planFigure: string;
  export const planHistory: string;
  export const planLinks: string;
  export const planMonths: string;
  export const planNeeded: string;
  export const planNote: string;
  export const planNoteLinks: string;
  export const planType: string;
  export const plansPage: string;
  export const plansSection: string;
}
declare module '*/allocation.module.css' {
  export const allocation: string;
  export const allocationAll: string;
  export const allocationBar: string;
  export const allocationCentre: string;
  export const allocationChart: string;
  export const allocationNote: string;
  export const allocationParts: string;
  export const allocationPie: string;
  export const allocationTable: string;
  export const chosenPart: string;
}
declare module '*/account-values.module.css' {
  export const accountValues: string;
}
declare module '*/chip.module.css' {
  export const chip: string;
}
declare module '*/currency-choices.module.css' {
  export const currencyChoice: string;
  export const currencyChoices: string;
}
declare module '*/filtered-notice.module.css' {
  export const portfolioFiltered: string;
}
declare module '*/portfolio-controls.module.css' {
  export const groupingSwitch: string;
  export const portfolioControls: string;
  export const portfolioNotes: string;
}
declare module '*/toolbar-menu.module.css' {
  export const toolbarButton: string;
  export const toolbarField: string;
  export const toolbarMenu: string;
}
declare module '*/explainable-figure.module.css' {
  export const figure: string;
}
declare module '*/figure-explanation.module.css' {
  export const calculation: string;
  export const calculationResult: string;
  export const calculationSign: string;
  export const explanationFund: string;
  export const explanationNote: string;
  export const sumLines: string;
  export const sumRate: string;
}
declare module '*/holding-facts.module.css' {
  export const holdingFacts: string;
}
declare module '*/export-button.module.css' {
  export const exportPlace: string;
  export const exportRetry: string;
}
declare module '*/find-holdings.module.css' {
  export const findField: string;
  export const findHoldings: string;
  export const findProblem: string;
}
declare module '*/funds.module.css' {
  export const fundAll: string;
  export const fundList: string;
  export const fundListNote: string;
  export const fundListOutline: string;
  export const fundLists: string;
  export const fundsEvery: string;
  export const fundsHome: string;
  export const fundsHomeFacts: string;
}
declare module '*/portfolio-past.module.css' {
  export const actions: string;
  export const causes: string;
  export const compare: string;
  export const details: string;
  export const facts: string;
  export const figures: string;
  export const folded: string;
  export const foot: string;
  export const line: string;
  export const part: string;
  export const past: string;
  export const periods: string;
}
declare module '*/leading-line.module.css' {
  export const leadingLine: string;
}
declare module '*/notices.module.css' {
  export const announcement: string;
  export const announcements: string;
  export const bankChange: string;
  export const noticeList: string;
  export const noticeNothing: string;
  export const noticeOutline: string;
  export const noticePart: string;
  export const notices: string;
  export const promotionHide: string;
  export const warningList: string;
  export const warningMessages: string;
  export const warningRetry: string;
}
declare module '*/portfolio-screen.module.css' {
  export const linePlace: string;
  export const portfolioBody: string;
  export const portfolioEmpty: string;
  export const portfolioLines: string;
  export const portfolioNote: string;
  export const portfolioPage: string;
  export const portfolioPastPlace: string;
  export const portfolioSkeleton: string;
  export const portfolioTop: string;
}
declare module '*/slice.module.css' {
  export const slice: string;
  export const sliceColour: string;
}
declare module '*/client-summary.module.css' {
  export const clientLine: string;
  export const clientSummary: string;
  export const summaryAsOf: string;
  export const summaryGist: string;
  export const summaryOutline: string;
  export const summaryPart: string;
  export const summaryRest: string;
}
declare module '*/hong-kong-summaries.module.css' {
  export const summaryFigures: string;
  export const summaryLine: string;
  export const summaryLinks: string;
  export const summaryList: string;
  export const summaryMark: string;
}
declare module '*/lazy-client-summary.module.css' {
  export const clientSummaryPlace: string;
}
declare module '*/holdings-table.module.css' {
  export const groupName: string;
  export const groupRow: string;
  export const groupRowGap: string;
  export const holdingFund: string;
  export const holdingFundFacts: string;
  export const holdingNoValue: string;
  export const holdingPart: string;
  export const holdingRest: string;
  export const holdingRow: string;
  export const holdingShort: string;
  export const holdings: string;
  export const holdingsCards: string;
  export const holdingsScroll: string;
  export const holdingsSkip: string;
  export const holdingsSpacer: string;
  export const priceAlertFlag: string;
}
declare module '*/portfolio-totals-head.module.css' {
  export const portfolioFacts: string;
  export const portfolioHead: string;
  export const portfolioTotal: string;
  export const portfolioWithoutValue: string;
}
declare module '*/regional-summaries.module.css' {
  export const regionSummaries: string;
}
declare module '*/regional-table.module.css' {
  export const regionKind: string;
  export const regionTotal: string;
  export const regions: string;
}
declare module '*/tour-offer.module.css' {
  export const tourOffer: string;
}
declare module '*/tour.module.css' {
  export const tour: string;
  export const tourActions: string;
  export const tourCard: string;
  export const tourLight: string;
  export const tourSkip: string;
}
declare module '*/step-up.module.css' {
  export const stepUpActions: string;
  export const stepUpDetail: string;
  export const stepUpNote: string;
  export const stepUpPage: string;
  export const stepUpPasskey: string;
  export const stepUpSheet: string;
  export const stepUpSubject: string;
  export const stepUpText: string;
  export const stepUpTop: string;
}
declare module '*/watch-list-screen.module.css' {
  export const watchList: string;
  export const watchListAlert: string;
  export const watchListEmpty: string;
  export const watchListFacts: string;
  export const watchListPrice: string;
  export const watchListRemoved: string;
}
declare module '*/workshop.module.css' {
  export const workshopChart: string;
  export const workshopName: string;
  export const workshopSheet: string;
  export const workshopToolbar: string;
}
