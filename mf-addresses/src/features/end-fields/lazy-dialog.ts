import { type ComponentType, lazy } from 'react';

/**
 * A dialog of this remote, loaded when it is first needed: nobody waits for it to type. One that cannot be loaded is
 * left out, so that it never takes the fields along.
 */
export const lazyDialog = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));
