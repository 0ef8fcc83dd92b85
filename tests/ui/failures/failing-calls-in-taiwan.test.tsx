import { describeFailingCalls } from './describe-failing-calls';

describeFailingCalls('TW');
