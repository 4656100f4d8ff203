import type { ApiClient } from '@sendahead/shared-contracts/client/api-client';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { type Store, type UseSelector, useRequiredContext, useStore } from '@sendahead/shared-ui';
import { createContext } from 'react';
import type { OrdersEvent } from '../state/events.ts';
import type { OrdersState } from '../state/state.ts';

/** The context that this remote's fragments give to their views. */
export interface RemoteContext {
  readonly store: Store<OrdersState, OrdersEvent>;
  readonly host: FragmentHost<'mf-orders'>;
}

export const OrdersContext = createContext<RemoteContext | null>(null);

/** The remote's store and its host, for the views of its fragments. */
export const useOrders = (): RemoteContext => useRequiredContext(OrdersContext);

/** The client that queries and mutations of the pages use. */
export const useApi = (): ApiClient => useOrders().host.api;

/** A part of the state. */
export const useSelector: UseSelector<OrdersState> = (select, same) =>
  useStore(useOrders().store, select, same);
