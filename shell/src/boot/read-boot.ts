import { type Boot, bootSchema } from '@sendahead/shared-contracts/boot/schema';

/** The data block that the server wrote into the page. Throws when it is missing or not of the contract. */
export function readBoot(page: Document): Boot {
  const block = page.getElementById('boot')?.textContent;
  if (!block) throw new Error('the page came without its boot data');
  return bootSchema.parse(JSON.parse(block));
}
