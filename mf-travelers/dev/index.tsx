import '@sendahead/shared-ui/tokens';
import '@sendahead/shared-ui/base';
import { brandSlugs } from '@sendahead/shared-contracts/brands/schema';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { when } from '@sendahead/shared-ui/testing/when-shown';
import { createRoot } from 'react-dom/client';
import { start } from '../src/effects/start.ts';
import { TravelersSection } from '../src/fragments/travelers/travelers-section.tsx';
import { twoLineBrand } from '../src/testing/two-line-brand.ts';
import { actInTurn } from './act.ts';
import { looks } from './looks.ts';

/**
 * The remote alone, against fakes typed by the contracts, in the look that `?look=` names; `?bare` without the list
 * of looks, `?brand=` in another brand's colours. The browser's own settings make it dark, compact or narrow.
 */
const root = document.getElementById('root');
if (!root) throw new Error('the page has no #root');
const asked = new URLSearchParams(location.search);
const name = asked.get('look') ?? 'empty';
const look = looks[name];
if (!look) throw new Error(`no look is called ${name}`);
const slug = brandSlugs.find((each) => each === asked.get('brand')) ?? 'golf';
document.documentElement.dataset.brand = slug;
document.title = `Travelers, ${name}`;

if (!asked.has('bare')) {
  const list = document.createElement('nav');
  list.setAttribute('aria-label', 'Looks');
  for (const each of Object.keys(looks)) {
    const link = document.createElement('a');
    link.href = `?look=${each}&brand=${slug}`;
    link.textContent = each;
    link.toggleAttribute('aria-current', each === name);
    list.append(link, ' ');
  }
  root.before(list);
}

const host = fakeHost('mf-travelers', { boot: guestBoot({ brand: twoLineBrand({ slug, ...look.brand }) }) });
const { store } = start(host);
createRoot(root).render(<TravelersSection store={store} host={host} />);
for (const event of look.events ?? []) store.dispatch(event);
actInTurn(look.acts ?? [], () =>
  when(
    () => document.body.textContent.includes(look.shows),
    () => {
      document.documentElement.dataset.settled = name;
    },
  ),
);
