/** The maximum digits of an extension. */
export const maxExtensionLength = 6;

/** TR-03: a phone as one text, in the usual notation of numbers with an extension: `(239) 262-2600 x123`. */
export const joinExtension = (number: string, extension: string): string =>
  number === '' || extension === '' ? number : `${number} x${extension}`;

/**
 * TR-03: the number and the extension in a text; `x`, `ext`, `ext.`, `;ext=`, `#` and a comma are all in use.
 */
export function splitExtension(text: string): { number: string; extension: string } {
  const [, number, extension] =
    /^([^a-z#;,]*?) ?[;,]? ?(?:extension|ext|x|#|,)[ .:=]*(\d{1,6})$/i.exec(text.trim()) ?? [];
  return number === undefined || extension === undefined
    ? { number: text.trim(), extension: '' }
    : { number: number.trim(), extension };
}
