import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import './layout/page.css';
import { readBoot } from './boot/read-boot.ts';
import { breath } from './clock/breath.ts';

// Each step's modules are evaluated in a task of their own: together they would hold up the first input.
const boot = readBoot(document);
await breath();
const { startShell } = await import(/* webpackMode: "eager" */ './start-shell.ts');
await breath();
await startShell(boot, window);
