import { escapeText } from './escape.ts';

/** Markup made by `html`: the only text that is inserted into a page unescaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | false | null | undefined;

const written = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  return part === false || part === null || part === undefined ? '' : escapeText(String(part));
};

/** Markup with values: text is escaped for elements and quoted attributes, markup and lists of it are kept. */
export const html = ({ raw }: TemplateStringsArray, ...values: readonly (Part | readonly Part[])[]): Html =>
  new Html(
    raw
      .map((text, index) => {
        const value = index < values.length ? values[index] : '';
        return text + (Array.isArray(value) ? value.map(written).join('') : written(value as Part));
      })
      .join(''),
  );
