import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { CheckField, SelectField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { brandTexts as texts } from '../../copy/brands.ts';
import type { BrandDraft } from './brand-form.tsx';

const without = <T,>(all: readonly T[], one: T): T[] => all.filter((other) => other !== one);

/**
 * TR-14, TR-16: the kinds of bags that the brand sells, in the order shown on the page, and their coverage.
 */
export function Bags({
  draft: { fields, problems, set },
  lines,
  covers,
}: {
  draft: BrandDraft;
  lines: readonly { key: string; name: string }[];
  covers: readonly { cents: number; label: string }[];
}) {
  const chosen = fields.line_keys;
  const sold = fields.insurance_covers ?? covers.map((cover) => cents(cover.cents));
  return (
    <Panel title={texts.bagsAndCovers}>
      <fieldset className="console-choices">
        <legend>{texts.sells}</legend>
        {lines.map(({ key, name }) => (
          <CheckField
            key={key}
            label={chosen.includes(key) ? `${name} (${chosen.indexOf(key) + 1})` : name}
            checked={chosen.includes(key)}
            onChange={({ target }) =>
              set({ line_keys: target.checked ? [...chosen, key] : without(chosen, key) })
            }
          />
        ))}
        {problems.line_keys ? <p role="alert">{problems.line_keys}</p> : null}
      </fieldset>
      <fieldset className="console-choices">
        <legend>{texts.covers}</legend>
        {covers.map((cover) => (
          <CheckField
            key={cover.cents}
            label={cover.label}
            checked={sold.some((one) => one === cover.cents)}
            onChange={({ target }) =>
              set({
                insurance_covers: target.checked
                  ? [...sold, cents(cover.cents)].sort((a, b) => a - b)
                  : without(sold, cents(cover.cents)),
              })
            }
          />
        ))}
        {problems.insurance_covers ? <p role="alert">{problems.insurance_covers}</p> : null}
      </fieldset>
      <SelectField
        label={texts.firstCover}
        width="name"
        value={String(fields.default_cover_cents ?? '')}
        error={problems.default_cover_cents}
        onChange={({ target }) => set({ default_cover_cents: cents(Number(target.value)) })}
        options={covers
          .filter((cover) => sold.some((one) => one === cover.cents))
          .map((cover) => ({ value: String(cover.cents), label: cover.label }))}
      />
    </Panel>
  );
}
