import { expect, test } from '@playwright/test';
import { screens, seeLooks } from '../support/looks.ts';
import { port } from '../support/settings.ts';
import { serveAlone } from '../support/stand-alone.ts';

/** Each look of the section on its own page (`npm run dev -- mf-services`), without server and without shell. */
let alone: Awaited<ReturnType<typeof serveAlone>>;
test.beforeAll(async () => {
  test.setTimeout(150_000);
  alone = await serveAlone('mf-services', port + 8);
});
test.afterAll(() => alone?.stop());

for (const screen of screens)
  test(`D3-1 MD-02 SV-04 every look of trip and services has no violations and no sideways scroll: ${screen.name}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const looksPage = { address: alone.address, folder: 'services', region: 'Service' };
    expect((await seeLooks(page, looksPage, screen)).length).toBeGreaterThan(20);
  });
