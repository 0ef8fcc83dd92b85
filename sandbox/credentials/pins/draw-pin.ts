import { checkPin, type PinContext } from '../../../domain/credentials/secrets/check-pin';

/** Draws PINs until one keeps every rule that a chosen one has to keep [PIN-05..11]. */
export function drawPin(draw: () => string, context: PinContext): string {
  let pin = draw();
  while (checkPin(pin, context).length > 0) pin = draw();
  return pin;
}
