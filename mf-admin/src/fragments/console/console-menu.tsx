import { Link, useRoute } from 'wouter';
import type { ConsolePage } from '../../console/pages.ts';
import { consoleTexts as texts } from '../../copy/console.ts';

/** The pages that the signed-in user may open, with the open one marked. */
export function ConsoleMenu({ pages }: { pages: readonly ConsolePage[] }) {
  return (
    <nav className="console-menu" aria-label={texts.console}>
      <ul>
        {pages.map(({ path, menu }) =>
          menu ? (
            <li key={path}>
              <MenuLink path={path} name={menu} />
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  );
}

function MenuLink({ path, name }: { path: string; name: string }) {
  const [open] = useRoute(`${path}/*?`);
  return (
    <Link href={path} aria-current={open ? 'page' : undefined}>
      {name}
    </Link>
  );
}
