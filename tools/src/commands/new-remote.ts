import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { writeSkeleton } from '../skeleton/write-skeleton.ts';

/** `new:remote <name>`: writes the drawers of a remote and says what is left to do by hand. */
const [name] = process.argv.slice(2);
if (!name || !/^mf-[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('A remote is named mf-<noun>, for example: npm run new:remote -- mf-loyalty');
  process.exit(1);
}
if (existsSync(join(root, name))) {
  console.error(`${name} is there already.`);
  process.exit(1);
}
for (const file of writeSkeleton(name, root)) console.log(file);
console.log(`
Left to do:
  1. package.json: add "${name}" to the workspaces, then npm install
  2. shared-contracts/src/bus/parts.ts: name it as a part, so that it may own topics
  3. shell/src/layout/placements.ts: the place of its fragment on the page
  4. jest.config.mjs: add it to the browser packages`);
