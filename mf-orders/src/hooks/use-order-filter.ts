import { useState } from 'react';

/** The filters of the list; the page's address holds them, so that a link or a reload restores them. */
export interface OrderFilter {
  readonly search: string;
  /** Empty for every year. */
  readonly year: string;
}

const names = ['search', 'year'] as const;

function read(): OrderFilter {
  const query = new URLSearchParams(window.location.search);
  const year = query.get('year') ?? '';
  return { search: (query.get('search') ?? '').slice(0, 100), year: /^\d{4}$/.test(year) ? year : '' };
}

function write(filter: OrderFilter): void {
  const url = new URL(window.location.href);
  for (const name of names)
    if (filter[name] === '') url.searchParams.delete(name);
    else url.searchParams.set(name, filter[name]);
  window.history.replaceState(window.history.state, '', url);
}

export function useOrderFilter(): { filter: OrderFilter; change: (part: Partial<OrderFilter>) => void } {
  const [filter, setFilter] = useState(read);
  const change = (part: Partial<OrderFilter>): void => {
    const next = { ...filter, ...part };
    write(next);
    setFilter(next);
  };
  return { filter, change };
}
