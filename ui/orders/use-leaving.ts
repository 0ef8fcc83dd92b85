import { useEffect, useRef } from 'react';

/**
 * Returns a listener for the blur of a field, which tells that the client has left it. A press elsewhere is waited for:
 * a refusal that appears under the field would move the pressed button away before it hears the click.
 */
export function useLeaving(onLeave: (() => void) | undefined): () => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    window.addEventListener('mousedown', press, true);
    window.addEventListener('mouseup', release, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('mouseup', release, true);
    };
  }, []);
  return () => {
    if (!onLeave) return;
    if (!isPressed.current) return onLeave();
    // The click follows the release before any timer does.
    window.addEventListener('mouseup', () => setTimeout(onLeave), { once: true });
  };
}
