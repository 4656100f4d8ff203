import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type FlagOnConsole, listFlags } from '@sendahead/shared-contracts/console/flag-calls';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnHeads } from '../../console/column-heads.tsx';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { showDateOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { brandWord, ownerWord, flagTexts as texts, whoHas } from '../../copy/flags.ts';
import { ChangeFlag } from './change-flag.tsx';
import '../../console/list-table.css';
import './flags-page.css';

type Brands = readonly { code: string; name: string }[];
type Open = { readonly change: string } | { readonly history: string } | null;

/** RL-06: the flags that are on, and for whom; the flags themselves are defined in code. */
export function FlagsPage() {
  const query = useQuery(queryOf(useApi(), listFlags, {}));
  const [open, setOpen] = useState<Open>(null);
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail} />
      <QueryView query={query} label={texts.loading}>
        {({ flags, brands }) => {
          const changed = flags.find(({ key }) => open && 'change' in open && open.change === key);
          return (
            <div className="console__page">
              <table className="console-list console-flags">
                <caption>{texts.title}</caption>
                <ColumnHeads
                  names={[texts.flag, texts.owner, texts.who, texts.ends, texts.lastChange, texts.acts]}
                />
                <tbody>
                  {flags.map((flag) => (
                    <FlagRow key={flag.key} flag={flag} brands={brands} onOpen={setOpen} />
                  ))}
                </tbody>
              </table>
              {open && 'history' in open ? (
                <History
                  key={open.history}
                  kind="flag"
                  subject={open.history}
                  stale={[listFlags]}
                  title={`${texts.history}${texts.ofFlag(titleOf(flags, open.history))}`}
                  names={chosenNames(flags, brands)}
                  reasonForUndo
                />
              ) : null}
              {changed ? <ChangeFlag flag={changed} brands={brands} onClose={() => setOpen(null)} /> : null}
            </div>
          );
        }}
      </QueryView>
    </>
  );
}

const titleOf = (flags: readonly FlagOnConsole[], key: string): string =>
  flags.find((flag) => flag.key === key)?.title ?? '';
const chosenNames = (flags: readonly FlagOnConsole[], brands: Brands) =>
  Object.fromEntries([
    ...flags
      .flatMap(({ clubs, except_clubs }) => [...clubs, ...except_clubs])
      .map(({ id, name }) => [id, name]),
    ...brands.map(({ code, name }) => [code, name]),
  ]);

interface RowProps {
  readonly flag: FlagOnConsole;
  readonly brands: Brands;
  readonly onOpen: (open: Open) => void;
}

function FlagRow({ flag, brands, onOpen }: RowProps) {
  const { key, title, says, owner, variants, fields, changed, clubs, people } = flag;
  const who = whoHas(
    {
      ...fields,
      brands: fields.brands.map((slug) => brandWord(brands, slug)),
      clubs: clubs.map(({ name }) => name),
      people: people.map(({ email }) => email),
      exceptBrands: fields.except_brands.map((slug) => brandWord(brands, slug)),
      exceptClubs: flag.except_clubs.map(({ name }) => name),
      exceptPeople: flag.except_people_shown.map(({ email }) => email),
    },
    flag.default_on,
  );
  return (
    <tr>
      <td data-label={texts.flag}>
        <div>
          <strong>{title}</strong>
          <small>{says}</small>
          {variants.length === 0 ? null : <small>{texts.experiment(variants)}</small>}
        </div>
      </td>
      <td data-label={texts.owner}>{ownerWord(owner)}</td>
      <td data-label={texts.who}>{who}</td>
      <td data-label={texts.ends}>{flag.ends === null ? texts.never : showDateOfYear(flag.ends)}</td>
      <td data-label={texts.lastChange}>
        {changed ? (
          <div>
            <When instant={changed.at} />
            <small>{changed.by}</small>
            <small>{texts.why(changed.why)}</small>
          </div>
        ) : (
          texts.unchanged
        )}
      </td>
      <td data-label={texts.acts}>
        <div>
          <Button variant="quiet" onClick={() => onOpen({ change: key })}>
            {texts.change}
            <VisuallyHidden>{` ${title}`}</VisuallyHidden>
          </Button>
          <Button variant="quiet" onClick={() => onOpen({ history: key })}>
            {texts.history}
            <VisuallyHidden>{texts.ofFlag(title)}</VisuallyHidden>
          </Button>
        </div>
      </td>
    </tr>
  );
}
