import { Button } from '@sendahead/shared-ui';
import { type ReactNode, useState } from 'react';
import { listTexts as texts } from '../copy/lists.ts';
import type { Filters } from './use-filters.ts';
import './filter-bar.css';

/**
 * The filters of a list in a row, and a button that clears all of them. Rare ones, and on phones all but the
 * first, are folded behind a button, so that the rows begin near the top.
 */
export function FilterBar<Name extends string>({
  filters,
  children,
  more,
}: {
  filters: Filters<Name>;
  children: ReactNode;
  /** Rarely used filters, with whether one of them is set. */
  more?: { readonly filters: ReactNode; readonly any: boolean };
}) {
  const [chosen, setChosen] = useState<boolean>();
  // A view or an address that sets a rare filter shows it.
  const open = chosen ?? more?.any ?? false;
  return (
    <section aria-label={texts.filters} className="console-filters" data-open={open || undefined}>
      {children}
      {more && open ? more.filters : null}
      <Button
        variant="quiet"
        className={more ? 'console-filters__fold' : 'console-filters__fold console-filters__fold--narrow'}
        aria-expanded={open}
        onClick={() => setChosen(!open)}
      >
        {open ? texts.fewerFilters : texts.moreFilters}
      </Button>
      {filters.any ? (
        <Button variant="quiet" onClick={filters.clear}>
          {texts.clearFilters}
        </Button>
      ) : null}
    </section>
  );
}
