import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { escapeText } from '../../../platform/http/escape.ts';
import { writeBrandName } from '../../catalog/public/brand-mark.ts';
import { writeFooter } from '../../catalog/public/footer.ts';
import { writePlainHead } from '../../catalog/public/page-frame.ts';
import { pageStyles } from './page-styles.ts';

export type FieldProblem = { field: string; sentence: string };

/** A server-rendered page: no script, one task. `body` is markup made with `escapeText`. */
export type AccountPage = { title: string; problems?: readonly FieldProblem[] | undefined; body: string };

/** The whole document in the brand's colors; the title of a page with problems begins with them. */
export function writeAccountPage(
  { title, problems = [], body }: AccountPage,
  brand: Brand,
  nonce: string,
): string {
  return [
    writePlainHead(
      {
        title: problems.length > 0 ? `Error: ${title}` : title,
        further: ['<meta name="robots" content="noindex">'],
        styles: pageStyles,
      },
      brand,
      nonce,
    ),
    '<body>',
    '<a class="skip" href="#main">Skip to form</a>',
    `<header class="site-header"><div><a href="/">${writeBrandName(brand.name)}</a></div></header>`,
    '<main id="main">',
    errorSummary(problems),
    `<h1>${escapeText(title)}</h1>`,
    body,
    '</main>',
    writeFooter(brand),
    '</body>',
    '</html>',
  ].join('\n');
}

function errorSummary(problems: readonly FieldProblem[]): string {
  if (problems.length === 0) return '';
  const items = problems.map(
    ({ field, sentence }) => `<li><a href="#${escapeText(field)}">${escapeText(sentence)}</a></li>`,
  );
  return `<section class="problems" aria-labelledby="problems"><div role="alert"><h2 id="problems">There is a problem</h2><ul>${items.join('')}</ul></div></section>`;
}

/** A labeled input with its error message; `attributes` are fixed words of ours. */
export function field(
  name: string,
  label: string,
  attributes: string,
  problems: readonly FieldProblem[],
  hint = '',
): string {
  const problem = problems.find((one) => one.field === name);
  const described = [hint ? `${name}-hint` : '', problem ? `${name}-error` : ''].filter(Boolean).join(' ');
  return [
    '<div class="field">',
    `<label for="${name}">${escapeText(label)}</label>`,
    hint ? `<p class="hint" id="${name}-hint">${escapeText(hint)}</p>` : '',
    problem
      ? `<p class="error" id="${name}-error"><span class="unseen">Error: </span>${escapeText(problem.sentence)}</p>`
      : '',
    `<input id="${name}" name="${name}" ${attributes}${described ? ` aria-describedby="${described}"` : ''}${problem ? ' aria-invalid="true"' : ''}>`,
    '</div>',
  ].join('');
}

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeText(value)}">`;
