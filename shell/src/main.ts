import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import './layout/page.css';
import { readBoot } from './boot/read-boot.ts';
import { startShell } from './start-shell.ts';

await startShell(readBoot(document), window);
