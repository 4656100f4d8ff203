import { Button, CheckField, TextField } from '@sendahead/shared-ui';
import { type ChangeEvent, useState } from 'react';
import { themeOf } from '../../console/brand-colors.ts';
import { Panel } from '../../console/panel.tsx';
import { micrositeTexts as texts } from '../../copy/microsites.ts';
import type { MicrositeDraft } from './microsite-form.tsx';

const defaultColors = { brand: '#2e3a46', accent: '#1e9e8a' };
const none = { brand_colour: null, accent_colour: null, palette_hue: null };

const paletteOf = ({ brand, accent }: { brand: string; accent: string }) => ({
  brand_colour: brand,
  accent_colour: accent,
  palette_hue: String(themeOf(brand, accent).hue ?? 0),
});

/** The microsite's two colors or the brand's, and a logo. */
export function Looks({ draft: { fields, problems, set } }: { draft: MicrositeDraft }) {
  const { brand_colour: brand, accent_colour: accent } = fields;
  const hasOwnLook = brand !== null && accent !== null;
  const change = (colors: { brand: string; accent: string }): void => set(paletteOf(colors));
  return (
    <Panel title={texts.looks}>
      <CheckField
        label={texts.ownColors}
        checked={hasOwnLook}
        error={problems.accent_colour}
        onChange={({ target }) => set(target.checked ? paletteOf(defaultColors) : none)}
      />
      {hasOwnLook ? (
        <div className="console-columns">
          <TextField
            label={texts.color}
            type="color"
            width="short"
            value={brand}
            error={problems.brand_colour}
            onChange={({ target }) => change({ brand: target.value, accent })}
          />
          <TextField
            label={texts.accent}
            type="color"
            width="short"
            value={accent}
            onChange={({ target }) => change({ brand, accent: target.value })}
          />
        </div>
      ) : null}
      <Logo svg={fields.logo_svg} problem={problems.logo_svg} onChange={(logo_svg) => set({ logo_svg })} />
    </Panel>
  );
}

interface LogoProps {
  readonly svg: string | null;
  readonly problem: string | undefined;
  readonly onChange: (svg: string | null) => void;
}

/** An SVG picture, read here and drawn as an image, so that no script in it runs. */
function Logo({ svg, problem, onChange }: LogoProps) {
  const [unread, setUnread] = useState<string | null>(null);
  const read = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    // Cleared so that choosing the same file after a correction fires a change event.
    target.value = '';
    if (!file) return;
    const text = (await file.text()).replace(/^\s*<\?xml[^>]*\?>/, '').trim();
    const wrong = text.length > 20_000 ? texts.logoTooLarge : text.startsWith('<svg') ? null : texts.notSvg;
    setUnread(wrong);
    if (wrong === null) onChange(text);
  };
  return (
    <div className="console-note">
      <TextField
        label={texts.logo}
        optional
        hint={texts.logoHint}
        type="file"
        accept="image/svg+xml"
        error={unread ?? problem}
        onChange={read}
      />
      {svg ? (
        <img alt={texts.logoNow} height={40} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
      ) : null}
      {svg ? (
        <Button variant="quiet" onClick={() => onChange(null)}>
          {texts.removeLogo}
        </Button>
      ) : null}
    </div>
  );
}
