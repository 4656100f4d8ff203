import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type GroupEventChoices,
  groupEventChoices,
} from '@sendahead/shared-contracts/console/group-event-calls';
import { groupDirections, groupPayers } from '@sendahead/shared-contracts/console/group-event-schema';
import { formatMoney, RadioGroup, SelectField, TextField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../console/use-console.ts';
import { directionNames, payerNames, newGroupTexts as texts } from '../../copy/group-events.ts';
import { itemOf, type TypedGroup } from './typed-group.ts';

interface Props {
  readonly typed: TypedGroup;
  readonly problems: Readonly<Record<string, string>>;
  readonly choices: GroupEventChoices;
  readonly onChange: (typed: TypedGroup) => void;
}

/** What a group can ship; items of several brands carry the name of their brand. */
const itemOptions = ({ brands }: Props['choices']) =>
  brands.flatMap((brand) =>
    brand.items.map((item) => ({
      value: `${brand.slug} ${item.size}`,
      label: brands.length > 1 ? texts.itemOf(brand.name, item.name) : item.name,
    })),
  );

/** The fields of a group event, once its club is known. */
export function GroupFields({ typed, problems, choices, onChange }: Props) {
  const set = (more: Partial<TypedGroup>): void => onChange({ ...typed, ...more });
  const items = itemOptions(choices);
  return (
    <div className="console-form">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        autoComplete="off"
        maxLength={60}
        value={typed.name}
        error={problems.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      <RadioGroup
        label={texts.whichWay}
        value={typed.direction}
        options={groupDirections.toReversed().map((value) => ({ value, label: directionNames[value] }))}
        onChange={(direction) => set({ direction })}
      />
      <SelectField
        label={texts.item}
        hint={texts.itemHint}
        required
        options={[{ value: '', label: '' }, ...items]}
        value={typed.item}
        error={problems.item ?? problems.size ?? problems.brand}
        onChange={({ target }) => set({ item: target.value })}
      />
      {itemOf(typed, choices)?.contents_required ? (
        <TextField
          label={texts.contents}
          hint={texts.contentsHint}
          required
          autoComplete="off"
          maxLength={120}
          value={typed.contents}
          error={problems.contents}
          onChange={({ target }) => set({ contents: target.value })}
        />
      ) : null}
      <Payer
        typed={typed}
        problem={problems.paid_by}
        canClub={choices.club_can_pay ?? false}
        onChange={set}
      />
      <Estimate typed={typed} clubId={choices.club.id} />
      <div className="console-columns">
        {(['first_day', 'last_day', 'answer_by'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={
              {
                first_day: texts.firstDay[typed.direction],
                last_day: texts.lastDay[typed.direction],
                answer_by: texts.answerBy,
              }[name]
            }
            required
            min={choices.today}
            value={typed[name]}
            error={problems[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        ))}
      </div>
      {/* Below all three fields: a hint inside one would push it lower than the others. */}
      <p>{texts.daysHint}</p>
    </div>
  );
}

/** CO-94, CO-103: the approximate cost per person, once the shipped items are chosen. */
function Estimate({ typed: { item, direction }, clubId }: Pick<Props, 'typed'> & { clubId: number }) {
  const [brand, size] = item.split(' ');
  const api = useApi();
  const query = { club_id: String(clubId), brand, size, direction };
  const { data } = useQuery({ ...queryOf(api, groupEventChoices, { query }), enabled: item !== '' });
  return data?.each_cents === undefined ? null : (
    <p aria-live="polite">{texts.eachCosts(formatMoney(data.each_cents))}</p>
  );
}

/** CO-70: who pays for the bookings, if the club has an account. */
function Payer({
  typed: { paid_by: payer },
  problem,
  canClub,
  onChange,
}: Pick<Props, 'typed'> & {
  problem: string | undefined;
  canClub: boolean;
  onChange: (more: Partial<TypedGroup>) => void;
}) {
  if (!canClub) return <p>{problem ?? texts.familyPays}</p>;
  return (
    <>
      <RadioGroup
        label={texts.payer}
        value={payer}
        options={groupPayers.map((value) => ({ value, label: payerNames[value] }))}
        onChange={(paid_by) => onChange({ paid_by })}
      />
      <p>{problem ?? (payer === 'club' ? texts.clubPays : texts.familyPays)}</p>
    </>
  );
}
