import { defineFragment, defineRemote } from '@sendahead/shared-ui';
import { start } from '../effects/start.ts';
import { AssistanceStrip } from '../fragments/assistance/assistance-strip.tsx';

const remote = defineRemote((host: Parameters<typeof start>[0]) => start(host));

export const { bootstrap, mount, unmount } = defineFragment(remote, AssistanceStrip);
