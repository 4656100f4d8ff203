import { lastAct, sameBags } from '../features/group/group.tsx';
import { stayFields } from '../features/person-fields/person-fields.tsx';
import { bagMove, bagWay } from '../features/product-lines/among-others.tsx';
import { itemRows } from '../features/product-lines/rows-on-demand.ts';

/** Loads lazy views beforehand: a first load takes real time, which a fake clock does not advance. */
export const readLazies = (): Promise<unknown> =>
  Promise.all([
    ...[lastAct, sameBags, bagMove, bagWay, itemRows, stayFields].map(({ read }) => read()),
    import('../features/group/paste-dialog.tsx'),
    import('../features/product-lines/note-dialog.tsx'),
    import('../features/product-lines/size-guide/size-table.tsx'),
  ]);
