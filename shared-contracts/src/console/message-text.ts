/** The maximum length of the subject and text of a staff email. */
export const messageLimits = { subject: 120, text: 4000 } as const;

/**
 * The paragraphs of a typed text, each as its lines: a blank line separates them. The email and its preview
 * use it.
 */
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
