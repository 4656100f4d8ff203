import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { replayPrice } from '@sendahead/shared-contracts/console/order-calls';
import { Alert } from '@sendahead/shared-ui/alert';
import { SelectField } from '@sendahead/shared-ui/field';
import { Money } from '@sendahead/shared-ui/money';
import { useState } from 'react';
import { AskedPart } from '../../console/asked-part.tsx';
import { showDayOfYear } from '../../console/show-day.ts';
import { useAsked } from '../../console/use-asked.ts';
import { orderTexts as texts } from '../../copy/order.ts';
import '../../console/list-table.css';

type Replayed = CallOutput<typeof replayPrice>;

/** The price by today's rate sheet or another, line by line beside what was sold. */
export function Replay({ orderId }: { orderId: string }) {
  const [sheet, setSheet] = useState('');
  const asked = useAsked(replayPrice, { params: { orderId }, query: sheet === '' ? {} : { sheet } });
  const refused =
    asked.error instanceof ApiError && [409, 422].includes(asked.error.status) ? asked.error : null;
  const sheets = asked.value?.sheets ?? [];
  return (
    <div className="order-replay">
      <h3>Worked out again</h3>
      <p className="order-muted">{texts.replayIntro}</p>
      {sheets.length > 0 ? (
        <SelectField
          label="Rate sheet"
          emptyLabel="Today’s"
          value={sheet}
          onChange={({ target }) => setSheet(target.value)}
          options={sheets.map(({ version, effective_from }) => ({
            value: version,
            label: `${version}, from ${showDayOfYear(effective_from)}`,
          }))}
        />
      ) : null}
      {refused ? (
        <Alert severity="warning" live>
          {refused.status === 409 ? texts.notReplayable : texts.noService}
        </Alert>
      ) : (
        <AskedPart asked={asked} label="Working the price out">
          {(replayed) => <Compared replayed={replayed} />}
        </AskedPart>
      )}
    </div>
  );
}

function Compared({ replayed }: { replayed: Replayed }) {
  const { lines, sold_sheet, sheet, sold_cents, again_cents } = replayed;
  const same = lines.every(({ difference_cents }) => difference_cents === 0);
  return (
    <>
      {same ? <p role="status">{texts.sameLines}</p> : null}
      <table className="console-list">
        <caption>The price as it was sold and worked out again</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col" data-figures>{`Sold by ${sold_sheet}`}</th>
            <th scope="col" data-figures>{`By ${sheet}`}</th>
            <th scope="col" data-figures>
              Difference
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, sold, again, difference_cents }) => (
            <tr key={id}>
              <td data-label="Line">{(again ?? sold)?.title}</td>
              <Figure name="Sold" cents={sold?.amount_cents ?? null} />
              <Figure name="Again" cents={again?.amount_cents ?? null} />
              <Figure name="Difference" cents={difference_cents} />
            </tr>
          ))}
          <tr className="order-replay__total">
            <td data-label="Line">In all</td>
            <Figure name="Sold" cents={sold_cents} />
            <Figure name="Again" cents={again_cents} />
            <Figure name="Difference" cents={again_cents - sold_cents} />
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** Null where there is no such line. */
function Figure({ name, cents }: { name: string; cents: number | null }) {
  return (
    <td data-label={name} data-figures>
      {cents === null ? 'None' : <Money cents={cents} />}
    </td>
  );
}
