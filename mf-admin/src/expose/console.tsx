import { defineFragment, defineRemote } from '@sendahead/shared-ui';
import { startConsole } from '../console/start-console.ts';
import { ConsoleView } from '../fragments/console/console.tsx';

const remote = defineRemote((host: Parameters<typeof startConsole>[0]) => startConsole(host));

export const { bootstrap, mount, unmount } = defineFragment(remote, ConsoleView);
