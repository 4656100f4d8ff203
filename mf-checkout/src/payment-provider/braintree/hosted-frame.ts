import type { FieldName, HostedFieldsState } from 'braintree-web/hosted-fields';
import { hostedFieldWords } from './field-words.ts';

/** Our labels, containers and messages around the provider's fields. */
export interface HostedFrame {
  readonly places: Readonly<Record<FieldName, HTMLElement>>;
  /** Field -> its error message; shown only for the fields that may show one. */
  problems(state: HostedFieldsState): Record<string, string>;
  show(problems: Readonly<Record<string, string>>, fields: ReadonlySet<string>, cardType: string): void;
}

const element = (tag: string, className: string): HTMLElement => {
  const node = document.createElement(tag);
  node.className = className;
  return node;
};

export function buildHostedFrame(place: HTMLElement): HostedFrame {
  const errors = new Map<string, HTMLElement>();
  const rows = hostedFieldWords.map(({ name, label }) => {
    const row = element('div', `checkout-hosted checkout-hosted--${name}`);
    const caption = element('div', 'ui-field__label');
    caption.textContent = label;
    const box = element('div', 'checkout-hosted__box');
    const error = element('p', 'ui-field__error');
    error.setAttribute('role', 'alert');
    error.hidden = true;
    errors.set(name, error);
    row.append(caption, box, error);
    place.append(row);
    return [name, box] as const;
  });
  const mark = element('span', 'checkout-hosted__mark');
  mark.setAttribute('aria-hidden', 'true');
  place.querySelector('.checkout-hosted--number')?.append(mark);
  return {
    places: Object.fromEntries(rows) as Record<FieldName, HTMLElement>,
    problems: ({ fields }) =>
      Object.fromEntries(
        hostedFieldWords.flatMap((words) => {
          const { isValid, isEmpty, isPotentiallyValid } = fields[words.name];
          const { missing, wrong, unfinished = wrong } = words;
          if (isValid) return [];
          return [[words.name, isEmpty ? missing : isPotentiallyValid ? unfinished : wrong]];
        }),
      ),
    show(problems, shown, cardType) {
      if (mark.textContent !== cardType) mark.textContent = cardType;
      for (const [name, error] of errors) {
        const text = shown.has(name) ? (problems[name] ?? '') : '';
        if (error.textContent !== text) error.textContent = text;
        error.hidden = text === '';
      }
    },
  };
}
