import { type UseSelector, useRequiredContext, useStore } from '@sendahead/shared-ui';
import { createContext } from 'react';
import type { Admin } from '../effects/start.ts';
import type { AdminState } from '../state/state.ts';

export const AdminContext = createContext<Admin | null>(null);

/** The remote's store, actions and host, for the views of its fragment. */
export const useAdmin = (): Admin => useRequiredContext(AdminContext);

/** A part of the state. */
export const useSelector: UseSelector<AdminState> = (select, same) =>
  useStore(useAdmin().store, select, same);
