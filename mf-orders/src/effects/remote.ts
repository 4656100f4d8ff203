import { defineRemote } from '@sendahead/shared-ui';
import { start } from './start.ts';

/** One store per page, shared by this remote's fragments. */
export const ordersRemote = defineRemote((host: Parameters<typeof start>[0]) => start(host));
