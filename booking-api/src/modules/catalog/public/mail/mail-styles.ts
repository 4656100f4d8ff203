import type { MailColors } from './mail-colors.ts';
import { displayType, textFont } from './mail-fonts.ts';

/** Border radius of the card. */
export const corner = '20px';

export type MailStyles = ReturnType<typeof mailStyles>;

/** Inline styles of the frame: the only kind that every mail program supports. */
export function mailStyles(
  { paper, raised, ink, line, deep, onDeep, deepSoft }: MailColors,
  lettersWidth: number,
) {
  const display = { ...displayType(lettersWidth), color: ink };
  return {
    body: { padding: '24px 12px', backgroundColor: paper, fontFamily: textFont },
    name: { ...display, padding: '0 8px 16px', fontSize: '22px', lineHeight: '28px' },
    tag: {
      display: 'inline-block',
      marginLeft: '10px',
      padding: '0 9px',
      border: `1.5px solid ${ink}`,
      borderRadius: '5px',
      fontFamily: textFont,
      fontSize: '14px',
      fontWeight: 600,
      lineHeight: '24px',
      letterSpacing: 0,
      verticalAlign: '2px',
    },
    card: {
      borderCollapse: 'separate',
      backgroundColor: raised,
      border: `1px solid ${line}`,
      borderRadius: corner,
    },
    content: { padding: '32px 40px 28px' },
    title: { ...display, margin: '0 0 16px', fontSize: '30px', lineHeight: '33px' },
    foot: {
      padding: '24px 40px 26px',
      backgroundColor: deep,
      borderRadius: `0 0 ${corner} ${corner}`,
      color: deepSoft,
      fontSize: '14px',
      lineHeight: '22px',
    },
    footLink: { color: onDeep, textDecoration: 'underline' },
  } as const;
}
