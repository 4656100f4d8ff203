import type { Locator, Page } from '@playwright/test';

/** The papers on an order's page. */
export class OrderPapers {
  readonly page: Page;
  readonly labels: Locator;
  readonly documents: Locator;
  readonly checklist: Locator;
  readonly again: Locator;

  constructor(page: Page) {
    this.page = page;
    this.labels = page.getByRole('region', { name: 'Labels' });
    this.documents = page.getByRole('region', { name: 'Documents' });
    this.checklist = page.getByRole('region', { name: 'Before you hand over your bags' });
    this.again = page.getByRole('region', { name: 'Ship again' });
  }

  title(displayId: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: `Order ${displayId}` });
  }

  /** The file that a button of the page downloads: its name and its first bytes. */
  async download(button: Locator): Promise<{ name: string; begins: string }> {
    const [file] = await Promise.all([this.page.waitForEvent('download'), button.click()]);
    const stream = await file.createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    return { name: file.suggestedFilename(), begins: Buffer.concat(chunks).toString('latin1').slice(0, 15) };
  }
}
