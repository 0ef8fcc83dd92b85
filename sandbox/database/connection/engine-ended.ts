/** The embedded engine broke off or is being opened anew: the call may well succeed later, what was under way is undone. */
export class EngineEnded extends Error {
  override readonly name = 'EngineEnded';
}
