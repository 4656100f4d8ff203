/** Colours of a mail, by brand; mail programs know no tokens, so the values stand here. */
export type MailColours = { brand: string; accent: string };

const colours: Readonly<Record<string, MailColours>> = {
  golf: { brand: '#0b5d3b', accent: '#c9a24b' },
  sticks: { brand: '#12284c', accent: '#e4572e' },
  ski: { brand: '#0e5e8c', accent: '#2bb3c0' },
  travel: { brand: '#3b3f8f', accent: '#f26b5b' },
  luggagefree: { brand: '#2e3a46', accent: '#1e9e8a' },
  camps: { brand: '#2f5d34', accent: '#e07a1f' },
  schools: { brand: '#8c1d2c', accent: '#d9a441' },
  play: { brand: '#5b2a86', accent: '#7bb241' },
  cruise: { brand: '#0a4d8c', accent: '#c9964b' },
};
const neutral: MailColours = { brand: '#2e3a46', accent: '#1e9e8a' };

export const coloursOf = (slug: string): MailColours => colours[slug] ?? neutral;
