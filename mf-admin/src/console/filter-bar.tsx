import { Button } from '@sendahead/shared-ui';
import type { ReactNode } from 'react';
import { listTexts as texts } from '../copy/lists.ts';
import type { Filters } from './use-filters.ts';
import './filter-bar.css';

/** The filters of a list in a row, and one press that takes them all away. */
export function FilterBar<Name extends string>({
  filters,
  children,
}: {
  filters: Filters<Name>;
  children: ReactNode;
}) {
  return (
    <section aria-label={texts.filters} className="console-filters">
      {children}
      {filters.any ? (
        <Button variant="quiet" onClick={filters.clear}>
          {texts.clearFilters}
        </Button>
      ) : null}
    </section>
  );
}
