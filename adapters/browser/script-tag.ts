/** Adds a script of a configured address to the page, once; under Trusted Types only the default policy's addresses pass. */
export function addScript(address: string): void {
  if (findScript(address)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** The page's script of an address, if it has one. */
export const findScript = (address: string): HTMLScriptElement | undefined =>
  Array.from(document.scripts).find((script) => script.getAttribute('src') === address);
