import { inEveryRegion } from '../call-regions';
import { orderListId } from '../orders/order-state';
import type { ServedCall } from '../served-call';
import {
  annualStatementQuery,
  annualStatements,
  contractNotes,
  contractNoteQuery,
  statementFile,
  statements,
  statementQuery,
} from './statements';

/** The calls for receipts, statements and contract notes; the specification names the two lists and no calls [ORDQ-09, ORDQ-10]. */
export const statementCalls = {
  contractNotes: {
    method: 'GET',
    path: '/statement/contractNotes',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'statements',
    answer: contractNotes,
  },
  contractNote: {
    method: 'GET',
    path: '/statement/contractNote?orderId={orderId}',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'statements',
    answer: statementFile,
    query: { schema: contractNoteQuery, errorCode: 'STATEMENT_UNKNOWN' },
    errorCodes: { 400: ['STATEMENT_UNKNOWN'] },
  },
  orderReceipt: {
    method: 'GET',
    path: '/statement/orderReceipt?oid={oid}',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'order-receipts',
    answer: statementFile,
    query: { schema: orderListId, errorCode: 'STATEMENT_UNKNOWN' },
    errorCodes: { 400: ['STATEMENT_UNKNOWN'] },
  },
  eStatements: {
    method: 'GET',
    path: '/statement/eStatements',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'statements',
    answer: statements,
  },
  eStatement: {
    method: 'GET',
    path: '/statement/eStatement?month={month}',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'statements',
    answer: statementFile,
    query: { schema: statementQuery, errorCode: 'STATEMENT_UNKNOWN' },
    errorCodes: { 400: ['STATEMENT_UNKNOWN'] },
  },
  annualStatements: {
    method: 'GET',
    path: '/statement/annualStatements',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'annual-statements',
    answer: annualStatements,
  },
  annualStatement: {
    method: 'GET',
    path: '/statement/annualStatement?year={year}',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'annual-statements',
    answer: statementFile,
    query: { schema: annualStatementQuery, errorCode: 'STATEMENT_UNKNOWN' },
    errorCodes: { 400: ['STATEMENT_UNKNOWN'] },
  },
} as const satisfies Record<string, ServedCall>;
