import { defineRemote } from '@sendahead/shared-ui';
import { start } from './start.ts';

/** One checkout per page, shared by this remote's fragments. */
export const checkoutRemote = defineRemote((host: Parameters<typeof start>[0]) => start(host));
