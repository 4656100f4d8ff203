import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { releaseChoices, type VersionToRelease } from '@sendahead/shared-contracts/releases/act-calls';
import { Alert, RadioGroup, SelectField, TextField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { showInstant } from '../../console/when.tsx';
import { inOneLine, releaseActTexts as texts } from '../../copy/release-acts.ts';
import type { OpenedAct } from './part-acts.tsx';
import { isShare, type TypedAct, type Who } from './typed-act.ts';

interface Props {
  readonly opened: OpenedAct;
  readonly typed: TypedAct;
  /** Whether missing entries are marked. */
  readonly tried: boolean;
  readonly onChange: (given: Partial<TypedAct>) => void;
}

/** The versions in the store that staff may choose, and who gets the chosen one. */
export function VersionFields(props: Props) {
  const { opened } = props;
  const { part } = opened.part;
  const query = useQuery(queryOf(useApi(), releaseChoices, { params: { part } }));
  return (
    <QueryView query={query} label={texts.loading}>
      {({ versions }) => {
        const offered = opened.act === 'return' ? versions.filter(({ released }) => released) : versions;
        if (offered.length === 0) return <NoVersion {...opened} />;
        return (
          <div className="console__page">
            <VersionField {...props} versions={offered} />
            {opened.act === 'return' ? null : <WhoFields {...props} />}
          </div>
        );
      }}
    </QueryView>
  );
}

function NoVersion({ act, part: { part } }: OpenedAct) {
  if (act === 'return') return <p>{texts.noneBefore}</p>;
  return (
    <>
      <p>{texts.noVersion}</p>
      <p>{texts.howToStore(part)}</p>
    </>
  );
}

function VersionField({
  typed,
  tried,
  onChange,
  versions,
}: Props & { versions: readonly VersionToRelease[] }) {
  const { host } = useConsole();
  const chosenVersion = versions.find(({ version }) => version === typed.version);
  const options = versions.map(({ version, built_at, refused }) => ({
    value: version,
    label: texts.optionOf(
      version,
      built_at === null ? null : showInstant(built_at, host.now()),
      refused.length > 0,
    ),
  }));
  return (
    <>
      <SelectField
        label={texts.version}
        required
        emptyLabel={texts.chooseVersion}
        options={options}
        value={chosenVersion ? typed.version : ''}
        error={tried && !chosenVersion ? texts.chooseVersion : undefined}
        onChange={({ target }) => onChange({ version: target.value })}
      />
      {chosenVersion && chosenVersion.refused.length > 0 ? (
        <Alert severity="warning">
          {texts.objections} {inOneLine(chosenVersion.refused)}
        </Alert>
      ) : null}
    </>
  );
}

const whoOptions: readonly { value: Who; label: string }[] = [
  { value: 'everyone', label: texts.everyone },
  { value: 'some', label: texts.some },
  { value: 'rising', label: texts.rising },
];

function WhoFields({ opened: { part }, typed, tried, onChange }: Props) {
  const isLimited = part.canary && (part.canary.staff || part.canary.brands.length > 0);
  return (
    <>
      <RadioGroup
        label={texts.who}
        options={whoOptions}
        value={typed.who}
        onChange={(who: Who) => onChange({ who })}
      />
      {typed.who === 'everyone' ? null : (
        <>
          <TextField
            label={texts.percent}
            hint={texts.percentHint}
            required
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={typed.percent}
            error={tried && !isShare(typed.percent) ? texts.wrongPercent : undefined}
            onChange={({ target }) => onChange({ percent: target.value })}
          />
          {isLimited && part.canary?.version === typed.version ? <p>{texts.keepsLimit}</p> : null}
        </>
      )}
    </>
  );
}
