/** The longest subject and text of an email that staff write. */
export const messageLimits = { subject: 120, text: 4000 } as const;

/** The paragraphs of a typed text, each as its lines: a blank line parts two of them. The email and its preview read it. */
export const paragraphsOf = (text: string): string[][] =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
