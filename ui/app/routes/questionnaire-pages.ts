// One chunk for the questionnaires of both regions, which are one form: each chunk's name weighs on the first page [P2].
export { EnhancedSuitabilityScreen } from '../../screens/enhanced-suitability/enhanced-suitability-screen';
export { RiskQuestionnaireScreen } from '../../screens/enhanced-suitability/risk-questionnaire-screen';
