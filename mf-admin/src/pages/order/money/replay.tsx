import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { replayPrice } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, Money, SelectField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryView } from '../../../console/query-view.tsx';
import { showDayOfYear } from '../../../console/show-day.ts';
import { useApi } from '../../../console/use-console.ts';
import { replayTexts as texts } from '../../../copy/replay.ts';
import '../../../console/list-table.css';

type Replayed = CallOutput<typeof replayPrice>;

/** The price by today's or another rate sheet, line by line next to the price as sold. */
export function Replay({ orderId }: { orderId: string }) {
  const [sheet, setSheet] = useState('');
  const api = useApi();
  const replay = useQuery(
    queryOf(api, replayPrice, { params: { orderId }, query: sheet === '' ? {} : { sheet } }),
  );
  const refused = isApiError(replay.error) && [409, 422].includes(replay.error.status) ? replay.error : null;
  // Lists the sheets from today's result, so that the choice remains available after another sheet is
  // refused.
  const sheets = useQuery(queryOf(api, replayPrice, { params: { orderId }, query: {} })).data?.sheets ?? [];
  return (
    <div className="order-replay">
      <h3>{texts.title}</h3>
      <p className="order-muted">{texts.intro}</p>
      {sheets.length > 0 ? (
        <SelectField
          label={texts.rateSheet}
          emptyLabel={texts.todays}
          value={sheet}
          onChange={({ target }) => setSheet(target.value)}
          options={sheets.map(({ version, effective_from }) => ({
            value: version,
            label: texts.sheetFrom({ version, day: showDayOfYear(effective_from) }),
          }))}
        />
      ) : null}
      {refused ? (
        <Alert severity="warning" live>
          {refused.status === 409 ? texts.notReplayable : texts.noService}
        </Alert>
      ) : (
        <QueryView query={replay} label={texts.loading}>
          {(replayed) => <Compared replayed={replayed} />}
        </QueryView>
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
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col" data-figures>
              {texts.soldBy(sold_sheet)}
            </th>
            <th scope="col" data-figures>
              {texts.by(sheet)}
            </th>
            <th scope="col" data-figures>
              {texts.difference}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, sold, again, difference_cents }) => (
            <tr key={id}>
              <td data-label={texts.line}>{(again ?? sold)?.title}</td>
              <Figure name={texts.sold} cents={sold?.amount_cents ?? null} />
              <Figure name={texts.again} cents={again?.amount_cents ?? null} />
              <Figure name={texts.difference} cents={difference_cents} />
            </tr>
          ))}
          <tr className="order-replay__total">
            <td data-label={texts.line}>{texts.inAll}</td>
            <Figure name={texts.sold} cents={sold_cents} />
            <Figure name={texts.again} cents={again_cents} />
            <Figure name={texts.difference} cents={again_cents - sold_cents} />
          </tr>
        </tbody>
      </table>
    </>
  );
}

/** Null where no such line exists. */
function Figure({ name, cents }: { name: string; cents: number | null }) {
  return (
    <td data-label={name} data-figures>
      {cents === null ? texts.none : <Money cents={cents} />}
    </td>
  );
}
