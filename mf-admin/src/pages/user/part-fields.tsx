import { CheckField, RadioGroup } from '@sendahead/shared-ui';
import { partChoices, partWord } from '../../copy/parts.ts';
import { releasePartTexts as texts } from '../../copy/release-tokens.ts';

interface Props {
  /** Null: all parts. */
  readonly parts: readonly string[] | null;
  readonly onChange: (parts: string[] | null) => void;
}

const options = [
  { value: 'all' as const, label: texts.all },
  { value: 'some' as const, label: texts.some },
];

/** RL-25: the parts of the page that a member of staff may release. */
export function PartFields({ parts, onChange }: Props) {
  const toggle = (part: string, isOn: boolean): void =>
    onChange(partChoices.filter((one) => (one === part ? isOn : (parts?.includes(one) ?? false))));
  return (
    <>
      <RadioGroup
        label={texts.label}
        options={options}
        value={parts === null ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? null : [])}
      />
      {parts === null ? null : (
        <fieldset className="console-columns">
          <legend>{texts.which}</legend>
          {partChoices.map((part) => (
            <CheckField
              key={part}
              label={partWord(part) ?? part}
              checked={parts.includes(part)}
              onChange={({ target }) => toggle(part, target.checked)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
