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
  const shown = pages.flatMap(({ path, menu, group }) => (menu ? [{ path, menu, group }] : []));
  const here = shown.find(({ path }) => location === path || location.startsWith(`${path}/`));
  // Another page folds the menu again.
  const unfolded = unfoldedAt === location;
  return (
    <nav className="console-menu" aria-label={texts.console} data-unfolded={unfolded || undefined}>
      <Button
        className="console-menu__fold"
        aria-expanded={unfolded}
        aria-controls={list}
        onClick={() => setUnfoldedAt(unfolded ? undefined : location)}
      >
        {texts.menuAt(here?.menu)}
      </Button>
      <div id={list} className="console-menu__groups">
        {menuGroups.map((name) => {
          const group = shown.filter((page) => page.group === name);
          return group.length === 0 ? null : (
            <section key={name} aria-labelledby={`${list}-${name}`}>
              <h2 id={`${list}-${name}`}>{menuGroupNames[name]}</h2>
              <ul>
                {group.map(({ path, menu }) => (
                  <li key={path}>
                    <Link href={path} aria-current={path === here?.path ? 'page' : undefined}>
                      {menu}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
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
