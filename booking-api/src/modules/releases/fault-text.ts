/** Text that a person may have typed and an error may quote: email addresses, numbers, quoted text. */
const typed = /\S+@\S+|\d[\d\s().-]{3,}\d|"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”/g;

/** The stored message of a fault: one line, without text that a person may have typed. */
export const faultMessage = (text: string): string =>
  text
    .replace(typed, '…')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

const frame =
  /^\s*(?:at\s+)?(?<name>[\w$.<>[\] ]*?)\s*[@(]?(?:https?:\/\/[^/\s]+)?(?<path>\/assets\/[\w./-]+)(?:\?[^:\s]*)?:(?<at>\d+:\d+)\)?\s*$/;

/**
 * The frames of a stack that are in our own scripts, without origin and query; the message above them is left
 * out.
 */
export const faultStack = (text: string): string =>
  text
    .split('\n')
    .flatMap((line) => {
      const { name = '', path = '', at = '' } = frame.exec(line)?.groups ?? {};
      return path === '' ? [] : [`${name.trim() || 'anonymous'} ${path}:${at}`];
    })
    .join('\n');
