import { describeFailingCalls } from './describe-failing-calls';

describeFailingCalls('HK');
