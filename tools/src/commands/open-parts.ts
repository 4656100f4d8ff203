import { DoesNotFit } from '@sendahead/shared-contracts/releases/gate/refusals';
import { presentBrowser } from '../browser/find-browser.ts';
import { openParts } from '../browser/open-parts.ts';
import { partNames } from '../build/workspace.ts';
import { exitWith } from '../processes/exit-with.ts';

/**
 * `open-parts <part…>`: opens every page with the builds in `dist` and exits 1 if a place of one of these parts shows a
 * fault. `npm run check` runs it. Without a Chromium on this machine it says so and checks nothing.
 */
const parts = process.argv.slice(2);
if (parts.length === 0 || parts.some((part) => !partNames().includes(part)))
  exitWith(`Name parts: ${partNames().join(', ')}.`);
const browser = await presentBrowser();
if (browser === undefined) console.log('Skipped: there is no Chromium on this machine.');
else
  try {
    const problems = await openParts(parts, browser);
    if (problems.length > 0) exitWith(problems.join('\n'));
    console.log(`No fault of ${parts.join(', ')} on the pages that need no sign-in`);
  } catch (error) {
    if (!(error instanceof DoesNotFit)) throw error;
    // The release compares the part with the released shell; here is only what was built last.
    console.log(`Skipped: the builds in dist do not fit each other. ${error.message}`);
  }
