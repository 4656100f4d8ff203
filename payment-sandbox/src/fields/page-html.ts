/** Text escaped for markup and quoted attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
const option = (value: string, label = value): string => `<option value="${value}">${label}</option>`;

const field = (id: string, label: string, control: string, className = ''): string => `
    <div class="field ${className}">
      <label for="${id}">${label}</label>
      ${control}
      <p class="error" id="${id}-error" hidden></p>
    </div>`;

const select = (id: string, first: string, values: readonly string[], autocomplete: string): string =>
  `<select id="${id}" required autocomplete="${autocomplete}" aria-describedby="${id}-error">
        ${[option('', first), ...values.map((value) => option(value))].join('')}
      </select>`;

const input = (id: string, autocomplete: string, maxlength: number): string =>
  `<input id="${id}" type="text" inputmode="numeric" required autocomplete="${autocomplete}" maxlength="${maxlength}"
        spellcheck="false" autocorrect="off" aria-describedby="${id}-error">`;

/** The page with the four card fields. `parent` is the one origin it will speak to; `year` the first it offers. */
export function cardFieldsPage(parent: string, year: number): string {
  const years = Array.from({ length: 21 }, (_, index) => String(year + index));
  return `<!doctype html>
<html lang="en" data-parent="${escaped(parent)}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Card details</title>
  <link rel="stylesheet" href="/fields/card-fields.css">
  <script type="module" src="/fields/card-fields.js"></script>
</head>
<body>
  <form id="card" novalidate aria-label="Card details">${field('card-number', 'Card number', input('card-number', 'cc-number', 23), 'wide')}
    <fieldset class="field wide">
      <legend>Expiration</legend>
      <div class="pair">${field('expiration-month', 'Month', select('expiration-month', 'Month', months, 'cc-exp-month'))}${field('expiration-year', 'Year', select('expiration-year', 'Year', years, 'cc-exp-year'))}
      </div>
    </fieldset>${field('security-code', 'Security code', input('security-code', 'cc-csc', 4))}
    <button type="submit" class="away" tabindex="-1" aria-hidden="true">Use card</button>
  </form>
</body>
</html>
`;
}
