import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { type ComponentType, lazy } from 'react';

/**
 * A view in a file of its own, loaded when it is first drawn inside a `Suspense`. A file that does not come is asked for
 * until it is there, so that a lost connection never takes down what is drawn around the view.
 */
export const lazyView = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadUntilThere(load) }));
