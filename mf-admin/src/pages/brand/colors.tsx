import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { bearsWhite, isColor, themeOf } from '../../console/brand-colors.ts';
import { Panel } from '../../console/panel.tsx';
import { brandTexts as texts } from '../../copy/brands.ts';
import type { BrandDraft } from './brand-form.tsx';
import './colors.css';

const scenes = [
  { value: '', label: texts.ownScene },
  ...brandSlugs.map((slug) => ({ value: slug, label: texts.scenes[slug] })),
];

/**
 * The brand's two colors, from which all other colors of its pages are derived, and the scene that the pages
 * show.
 */
export function Colors({
  draft: { fields, set },
  problem,
  onProblem,
}: {
  draft: BrandDraft;
  problem: string | null;
  onProblem: (problem: string | null) => void;
}) {
  const { brand = '#2e3a46', accent = '#1e9e8a' } = fields.theme ?? {};
  const change = (colors: { brand: string; accent: string }): void => {
    const whole = isColor(colors.brand) && isColor(colors.accent);
    onProblem(whole && bearsWhite(colors.brand) ? null : texts.poorContrast);
    set({ theme: whole ? themeOf(colors.brand, colors.accent) : fields.theme });
  };
  return (
    <Panel title={texts.colors}>
      <div className="console-columns">
        <TextField
          label={texts.color}
          type="color"
          width="short"
          value={brand}
          error={problem ?? undefined}
          onChange={({ target }) => change({ brand: target.value, accent })}
        />
        <TextField
          label={texts.accent}
          type="color"
          width="short"
          value={accent}
          onChange={({ target }) => change({ brand, accent: target.value })}
        />
        <SelectField
          label={texts.scene}
          options={scenes}
          value={fields.scene ?? ''}
          onChange={({ target }) => set({ scene: brandSlugs.find((slug) => slug === target.value) ?? null })}
        />
        <p className="console-swatch" style={{ background: brand, borderColor: accent }}>
          {fields.name}
        </p>
      </div>
    </Panel>
  );
}
