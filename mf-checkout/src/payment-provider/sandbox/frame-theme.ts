import type { FrameTheme } from './messages.ts';

/** Name in the frame -> a declaration whose computed value is sent. */
const colors = [
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

/** The frame serves the page's typeface itself; the fallback has the same metrics. */
const faces = '"Instrument Sans", "Page Fallback", system-ui, sans-serif';

/**
 * Probes in the page resolve variables, light-dark() and color mixes to their current values: all are set
 * before any is read.
 */
export function readTheme(place: HTMLElement): FrameTheme {
  const probes = document.createElement('span');
  probes.hidden = true;
  const probe = (property: 'color' | 'width', value: string) => {
    const probeElement = document.createElement('span');
    probeElement.style.setProperty(property, value);
    probes.append(probeElement);
    return { property, style: getComputedStyle(probeElement) };
  };
  const namedProbes = [
    ...colors.map((name) => [name, probe('color', `var(--${name})`)] as const),
    ...Object.entries(measures).map(([name, value]) => [name, probe('width', value)] as const),
  ];
  place.append(probes);
  const { fontSize, colorScheme } = getComputedStyle(probes);
  const tokens = Object.fromEntries([
    ...namedProbes.map(([name, { property, style }]) => [name, style.getPropertyValue(property)]),
    ['font-family', faces],
    ['font-size', fontSize],
  ]);
  const dark = colorScheme.includes('dark') && matchMedia('(prefers-color-scheme: dark)').matches;
  probes.remove();
  return { scheme: dark ? 'dark' : 'light', tokens };
}
