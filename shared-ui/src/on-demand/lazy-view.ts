import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { type ComponentType, lazy } from 'react';

/**
 * A view in a separate file, loaded when it is first rendered inside a `Suspense`. A file that fails to load
 * is requested until it arrives, so that a lost connection never breaks what is rendered around the view.
 */
export const lazyView = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadUntilThere(load) }));
