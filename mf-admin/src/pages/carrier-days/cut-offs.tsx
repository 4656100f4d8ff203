import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type CutOffOnConsole, listCutOffs } from '@sendahead/shared-contracts/console/carrier-day-calls';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnHeads } from '../../console/column-heads.tsx';
import { DoneMessage } from '../../console/done-message.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import {
  hourWords,
  carrierDayTexts as shared,
  cutOffTexts as texts,
  zoneWords,
} from '../../copy/carrier-days.ts';
import { ChangeCutOff } from './change-cut-off.tsx';
import { LastChange } from './last-change.tsx';
import { OpenedHistory } from './opened-history.tsx';
import '../../console/list-table.css';

type Open = { readonly change: CutOffOnConsole } | { readonly history: string } | null;

/** CO-107: the hour until which bags are handed over on the same day. */
export function CutOffs() {
  const query = useQuery(queryOf(useApi(), listCutOffs, {}));
  const [open, setOpen] = useState<Open>(null);
  const [done, setDone] = useState<string | null>(null);
  return (
    <section aria-label={texts.title} className="console-cut-offs">
      <h2>{texts.title}</h2>
      <p>{texts.detail}</p>
      <DoneMessage>{done}</DoneMessage>
      <QueryView query={query} label={texts.loading}>
        {({ cut_offs }) => (
          <div className="console__page">
            <table className="console-list console-days">
              <caption>{texts.title}</caption>
              <ColumnHeads
                names={[texts.zone, texts.pickup, texts.dropOff, shared.lastChange, shared.acts]}
              />
              <tbody>
                {cut_offs.map((row) => (
                  <CutOffRow key={row.zone} row={row} onOpen={setOpen} />
                ))}
              </tbody>
            </table>
            {open && 'history' in open ? (
              <OpenedHistory
                key={open.history}
                kind="cut_off"
                subject={open.history}
                stale={[listCutOffs]}
                title={texts.historyOf(open.history)}
              />
            ) : null}
            {open && 'change' in open ? (
              <ChangeCutOff
                row={open.change}
                onClose={() => setOpen(null)}
                onChanged={() => {
                  setDone(texts.changed(open.change.zone));
                  setOpen(null);
                }}
              />
            ) : null}
          </div>
        )}
      </QueryView>
    </section>
  );
}

function CutOffRow({ row, onOpen }: { row: CutOffOnConsole; onOpen: (open: Open) => void }) {
  const { zone, fields, changed } = row;
  const words = zoneWords(zone);
  return (
    <tr>
      <td data-label={texts.zone}>{words}</td>
      <td data-label={texts.pickup}>{hourWords(fields.pickup_hour)}</td>
      <td data-label={texts.dropOff}>{hourWords(fields.drop_off_hour)}</td>
      <td data-label={shared.lastChange}>
        <LastChange changed={changed} />
      </td>
      <td data-label={shared.acts}>
        <div className="console-days__acts">
          <Button variant="quiet" onClick={() => onOpen({ change: row })}>
            {shared.change}
            <VisuallyHidden>{` ${words}`}</VisuallyHidden>
          </Button>
          {changed ? (
            <Button variant="quiet" onClick={() => onOpen({ history: zone })}>
              {shared.history}
              <VisuallyHidden>{` ${words}`}</VisuallyHidden>
            </Button>
          ) : null}
        </div>
      </td>
    </tr>
  );
}
