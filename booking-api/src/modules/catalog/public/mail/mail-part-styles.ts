import type { MailColors } from './mail-colors.ts';
import { displayType } from './mail-fonts.ts';

export type MailPartStyles = ReturnType<typeof mailPartStyles>;

/** Inline styles of the parts within the frame. */
export function mailPartStyles(colors: MailColors, lettersWidth: number) {
  const { ink, soft, line, tile, press, onPress } = colors;
  const words = { margin: '0 0 12px', fontSize: '16px', lineHeight: '24px', color: ink } as const;
  const display = { ...displayType(lettersWidth), color: ink };
  return {
    text: words,
    strong: { ...words, fontWeight: 600 },
    muted: { ...words, margin: '12px 0 16px', fontSize: '14px', lineHeight: '21px', color: soft },
    subtitle: { ...display, margin: '28px 0 10px', fontSize: '22px', lineHeight: '26px' },
    tile: { padding: '16px 18px', backgroundColor: tile, borderRadius: '14px', verticalAlign: 'top' },
    gap: { width: '3%', fontSize: 0, lineHeight: 0 },
    tileText: { margin: 0, fontSize: '14px', lineHeight: '20px', color: ink },
    tileDay: { ...display, margin: '2px 0', fontSize: '24px', lineHeight: '30px' },
    tear: { margin: '28px 0 16px', borderTop: `2px dashed ${line}`, fontSize: 0, lineHeight: 0 },
    link: { color: press, textDecoration: 'underline' },
    button: {
      display: 'block',
      margin: '20px 0',
      padding: '14px 24px',
      backgroundColor: press,
      borderRadius: '12px',
      color: onPress,
      fontSize: '16px',
      fontWeight: 600,
      lineHeight: '20px',
      textAlign: 'center',
    },
    ...rowStyles(colors, display),
  } as const;
}

/** Rows of dates and of money. */
function rowStyles({ ink, line }: MailColors, display: ReturnType<typeof displayType>) {
  const words = { fontSize: '16px', lineHeight: '24px', color: ink } as const;
  const cell = { ...words, padding: '12px 0', verticalAlign: 'top', borderTop: `1px solid ${line}` } as const;
  const atRight = { whiteSpace: 'nowrap', textAlign: 'right', verticalAlign: 'top' } as const;
  return {
    when: { ...cell, width: '108px', paddingRight: '12px', fontWeight: 600 },
    what: cell,
    label: { ...words, padding: '4px 16px 4px 0' },
    amount: { ...words, ...atRight, padding: '4px 0', fontVariantNumeric: 'tabular-nums' },
    totalLabel: { ...words, padding: '12px 16px 8px 0', lineHeight: '32px', fontWeight: 600 },
    total: { ...display, ...atRight, padding: '12px 0 8px', fontSize: '28px', lineHeight: '32px' },
  } as const;
}
