/** Hands a file to the person. The day in UTC is added to its name: `labels-2026-07-12.json`. */
export function downloadFile(name: string, extension: string, parts: readonly string[], type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${extension}`;
  link.click();
  // The browser reads the URL after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
