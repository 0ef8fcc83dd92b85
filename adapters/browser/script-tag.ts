/** Adds a script of a configured address to the page, once; under Trusted Types only the default policy's addresses pass. */
export function addScript(address: string): void {
  const present = Array.from(document.scripts).some((script) => script.getAttribute('src') === address);
  if (present) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}
