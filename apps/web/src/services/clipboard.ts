/** Copies a text to the clipboard; rejects where there is none or it is denied. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/** Reads the clipboard; `undefined` where the browser cannot, as on insecure origins. */
export const readClipboard: (() => Promise<string>) | undefined =
  'clipboard' in navigator && 'readText' in navigator.clipboard ? () => navigator.clipboard.readText() : undefined;
