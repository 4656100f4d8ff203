import type { FrameTheme } from './messages.ts';

/** Name in the frame -> a declaration whose computed value is sent. */
const colours = [
  'surface',
  'surface-raised',
  'text',
  'text-muted',
  'border',
  'border-strong',
  'brand',
  'focus',
  'danger',
];
const measures = {
  radius: 'var(--radius-control)',
  'control-height': 'var(--control-height)',
  space: 'var(--space-16)',
};

/** The frame serves the page's own face itself; the fallback has its measures. */
const faces = '"Instrument Sans", "Page Fallback", system-ui, sans-serif';

/** A probe in the page resolves variables, light-dark() and colour mixes to what they are just now. */
export function readTheme(place: HTMLElement): FrameTheme {
  const probe = document.createElement('span');
  probe.hidden = true;
  place.append(probe);
  const computed = getComputedStyle(probe);
  const resolve = (property: 'color' | 'width', value: string): string => {
    probe.style.setProperty(property, value);
    return computed.getPropertyValue(property);
  };
  const tokens = Object.fromEntries([
    ...colours.map((name) => [name, resolve('color', `var(--${name})`)]),
    ...Object.entries(measures).map(([name, value]) => [name, resolve('width', value)]),
    ['font-family', faces],
    ['font-size', computed.fontSize],
  ]);
  const dark = computed.colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches;
  probe.remove();
  return { scheme: dark ? 'dark' : 'light', tokens };
}
