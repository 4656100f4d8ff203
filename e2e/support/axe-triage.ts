/** Something that axe could not decide. */
export interface UndecidedFinding {
  readonly rule: string;
  /** The element's own markup, as axe quotes it. */
  readonly markup: string;
  /** Why axe could not decide. */
  readonly why: string;
}

interface Triaged {
  readonly rule: string;
  readonly markup: RegExp;
  readonly why: RegExp;
  /** What a person found. */
  readonly reason: string;
}

export const triaged: readonly Triaged[] = [
  {
    rule: 'color-contrast',
    markup: /^<select /,
    why: /background (gradient|image)/,
    reason:
      'The arrow is drawn at the right end of the control, next to the words; these lie on the raised surface, whose contrast is held by tokens.test.ts.',
  },
  {
    rule: 'color-contrast',
    markup: /^<input /,
    why: /Element has no value/,
    reason: 'An empty field shows no words; filled, it has the colors that the filled page was tested with.',
  },
  {
    rule: 'color-contrast',
    markup: /./,
    why: /overlapped by another element/,
    reason:
      'On phones the bar at the bottom lies over what is scrolled under it. That it covers nothing which has the focus is held by D3-3.',
  },
  {
    rule: 'color-contrast',
    markup: /./,
    why: /1:1 contrast ratio/,
    reason:
      'With forced colors the browser replaces both colors by the system\u2019s pair of text and ground; axe reads the declared ones.',
  },
  {
    rule: 'color-contrast',
    markup: /ui-combobox__|^<span>/,
    why: /partially overlaps other elements/,
    reason:
      'The list of suggestions lies over the fields below it, on the raised surface as its own ground, whose contrast is held by tokens.test.ts.',
  },
  {
    rule: 'color-contrast',
    markup: /^<p class="checkout-account-comes">/,
    why: /partially overlaps other elements/,
    reason:
      'In the sheet of a phone the note is scrolled under the total and the button; it lies on the raised surface, whose contrast is held by tokens.test.ts.',
  },
  {
    rule: 'color-contrast',
    markup: /^<p>Measure it packed|is the smallest size that fits/,
    why: /partially overlaps other elements/,
    reason:
      'Sizes and limits lie over the fields below them, on the raised surface as their own ground, whose contrast is held by tokens.test.ts.',
  },
  {
    rule: 'color-contrast',
    markup: /ui-combobox__|^<span>/,
    why: /partially obscured by another element/,
    reason:
      'The list of suggestions scrolls: an option at its end is cut by the end. It has the colors of those before it, which were tested.',
  },
  {
    rule: 'color-contrast',
    markup: /^<span class="ui-leg__tick/,
    why: /too short to determine/,
    reason:
      'A day of the way, cut by the end of a sheet that scrolls; uncut, at a wider page, it was tested.',
  },
  {
    rule: 'color-contrast',
    markup: /^<span class="ui-card__number"/,
    why: /too short to determine/,
    reason:
      'The number of a card, covered in part by an open list; uncovered it was tested on the same page.',
  },
  {
    rule: 'color-contrast',
    markup: /^<text class="store-map__(number|word)"/,
    why: /too short to determine|contains an image node/,
    reason:
      'The small map of the store locator is a drawing that the list next to it says in words. Its words have the pairs of colors that tokens.test.ts holds: on the brand, and muted on a ground.',
  },
  {
    rule: 'color-contrast',
    markup: /^<span class="ui-leg__tick/,
    why: /pseudo element/,
    reason:
      'The line of the timeline is drawn next to the ticks, never behind them; these have grounds of their own, pairs of colors that tokens.test.ts holds.',
  },
  {
    rule: 'color-contrast',
    markup: /^<span class="checkout-next__words"/,
    why: /partially overlaps other elements/,
    reason:
      'The bar lies over the page at its bottom; its words stand on the filled button, a pair of colors that tokens.test.ts holds.',
  },
];

export const isTriaged = ({ rule, markup, why }: UndecidedFinding): boolean =>
  triaged.some((entry) => entry.rule === rule && entry.markup.test(markup) && entry.why.test(why));
