const names = new Set([
  'surface',
  'surface-raised',
  'text',
  'text-muted',
  'border',
  'border-strong',
  'brand',
  'focus',
  'danger',
  'font-family',
  'font-size',
  'radius',
  'control-height',
  'space',
]);
/** Rejects values that could load something, close a rule or escape. */
const unsafe = /url\s*\(|image|[;{}\\<>@]|\/\*/i;

/** Adopts the page's colors, sizes and font, token by token; unknown tokens are dropped. */
export function applyTheme(theme) {
  if (typeof theme !== 'object' || theme === null) return;
  const root = document.documentElement;
  if (theme.scheme === 'light' || theme.scheme === 'dark') root.dataset.scheme = theme.scheme;
  for (const [name, value] of Object.entries(theme.tokens ?? {})) {
    if (names.has(name) && typeof value === 'string' && value.length <= 200 && !unsafe.test(value)) {
      root.style.setProperty(`--${name}`, value);
    }
  }
}
