import { StartProblem } from '../context/configuration/start-problem';
import { DocumentStoreAway, DocumentStoreFull } from '../documents/document-store';
import { SealBroken } from '../documents/sealed-store';

/** Does what needs the store of documents; says in one line why the store or a seal stands in the way. */
export async function sayStoreProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (problem) {
    const isKnown =
      problem instanceof DocumentStoreAway || problem instanceof DocumentStoreFull || problem instanceof SealBroken;
    throw isKnown ? new StartProblem(problem.message) : problem;
  }
}
