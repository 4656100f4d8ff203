import { Button, CheckField } from '@sendahead/shared-ui';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type ConsolePage, menuGroups } from '../../console/pages.ts';
import { menuGroupNames, consoleTexts as texts } from '../../copy/console.ts';
import { searchTexts } from '../../copy/console-search.ts';
import { useSlash } from './search/use-slash.ts';

/** The pages that the signed-in user may open, with the open one marked. Narrow pages fold them behind a button. */
export function ConsoleMenu({ pages }: { pages: readonly ConsolePage[] }) {
  const [location] = useLocation();
  const [unfoldedAt, setUnfoldedAt] = useState<string>();
  const list = useId();
  const slash = useSlash();
  const menuPages = pages.flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : []));
  const here = menuPages.find(({ path }) => location === path || location.startsWith(`${path}/`));
  // Opening another page folds the menu again.
  const unfolded = unfoldedAt === location;
  return (
    <nav className="console-menu" aria-label={texts.console} data-unfolded={unfolded || undefined}>
      <Button
        className="console-menu__fold"
        aria-expanded={unfolded}
        aria-controls={list}
        onClick={() => setUnfoldedAt(unfolded ? undefined : location)}
      >
        {texts.menuAt(here?.name)}
      </Button>
      <div id={list} className="console-menu__groups">
        {menuGroups.map((heading) => {
          const group = menuPages.filter((page) => page.group === heading);
          return group.length === 0 ? null : (
            <div key={heading}>
              <p id={`${list}-${heading}`}>{menuGroupNames[heading]}</p>
              <ul aria-labelledby={`${list}-${heading}`}>
                {group.map(({ path, name }) => (
                  <li key={path}>
                    <Link href={path} aria-current={path === here?.path ? 'page' : undefined}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      <div className="console-menu__keys">
        <CheckField
          label={searchTexts.shortcut}
          checked={slash.on}
          onChange={({ target }) => slash.set(target.checked)}
        />
      </div>
    </nav>
  );
}
