/** Gives the client a file as if a link to it had been followed. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has to have taken it up before the address goes.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
