import { errorCode } from '../context/error-code';
import { ApiError } from '../wire/api-error';

/** No room on the disk or in a quota, and PostgreSQL's own word for it. */
const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

/** Returns true if something failed for want of storage, however deep the cause lies. */
export function isStorageFull(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false;
  return codes.includes(errorCode(problem)) || isStorageFull(problem.cause);
}

/** The refusal of what there is no room for. */
export const storageFull = (): ApiError => new ApiError(507, ['STORAGE_FULL']);
