/** Text escaped for markup and quoted attributes. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const field = (id: string, label: string, control: string, className = ''): string => `
    <div class="field ${className}">
      <label for="${id}">${label}</label>
      ${control}
      <p class="error" id="${id}-error" hidden></p>
    </div>`;

const input = (id: string, autocomplete: string, maxlength: number, placeholder = ''): string =>
  `<input id="${id}" type="text" inputmode="numeric" required autocomplete="${autocomplete}" maxlength="${maxlength}"
        placeholder="${placeholder}" spellcheck="false" autocorrect="off" aria-describedby="${id}-error">`;

const number = `<div class="number">${input('card-number', 'cc-number', 23)}<span id="card-mark" class="mark" aria-hidden="true" hidden></span></div>`;

/** The page with the three card fields. `parent` is the one origin it will speak to. */
export function cardFieldsPage(parent: string): string {
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
  <form id="card" novalidate aria-label="Card details">${field('card-number', 'Card number', number, 'wide')}${field('expiration', 'Expiration', input('expiration', 'cc-exp', 7, 'MM/YY'))}${field('security-code', 'Security code', input('security-code', 'cc-csc', 4))}
    <button type="submit" class="away" tabindex="-1" aria-hidden="true">Use card</button>
  </form>
</body>
</html>
`;
}
