import { type Brand, brandSlugs } from '@sendahead/shared-contracts/brands/schema';

/** The look that the address names, and where to render it. */
export interface OpenedLook<Look> {
  readonly root: HTMLElement;
  readonly name: string;
  readonly look: Look;
  readonly brand: Brand['slug'];
}

/**
 * The page of looks of a remote: the look that `?look=` names, else `first`; `?bare` without the list of looks,
 * `?brand=` in another brand's colors. The browser's own settings make it dark, compact or narrow.
 */
export function openLook<Look>(
  title: string,
  looks: Readonly<Record<string, Look>>,
  first: string,
): OpenedLook<Look> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  const asked = new URLSearchParams(location.search);
  const name = asked.get('look') ?? first;
  const look = looks[name];
  if (!look) throw new Error(`no look is called ${name}`);
  const brand = brandSlugs.find((slug) => slug === asked.get('brand')) ?? 'golf';
  document.documentElement.dataset.brand = brand;
  document.title = `${title}, ${name}`;
  if (!asked.has('bare')) root.before(listOf(Object.keys(looks), name, brand));
  return { root, name, look, brand };
}

function listOf(names: readonly string[], present: string, brand: Brand['slug']): HTMLElement {
  const list = document.createElement('nav');
  list.setAttribute('aria-label', 'Looks');
  for (const name of names) {
    const link = document.createElement('a');
    link.href = `?look=${name}&brand=${brand}`;
    link.textContent = name;
    link.toggleAttribute('aria-current', name === present);
    list.append(link, ' ');
  }
  return list;
}
