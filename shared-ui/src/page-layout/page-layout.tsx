import { type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { pageWords } from '../copy/page-layout.ts';
import { Icon } from '../icon/icon.tsx';
import { useSheet } from './use-sheet.ts';
import './page-layout.css';

export type PageLayoutProps = {
  header: ReactNode;
  /** The route strip under the header. */
  strip?: ReactNode;
  /** The cards. */
  children: ReactNode;
  /** The summary: a column at the right, or a sheet on narrow pages. */
  aside?: ReactNode;
  asideLabel?: string | undefined;
  /** Rendered at the bottom of narrow pages; receives whether the sheet is open and how to open it. */
  bottomBar?: ((sheet: { open: boolean; show: () => void }) => ReactNode) | undefined;
  footer?: ReactNode;
  /** One column as wide as both columns together. */
  broad?: boolean | undefined;
  /** One column as wide as the window, for tables. */
  wide?: boolean | undefined;
};

function columnsOf({ aside, broad, wide }: Pick<PageLayoutProps, 'aside' | 'broad' | 'wide'>): string {
  if (aside) return 'ui-page__columns';
  return `ui-page__columns ui-page__columns--${wide ? 'wide' : broad ? 'broad' : 'single'}`;
}

/** Header, two columns from 900 px up, one below, and a bar there that opens the summary. */
export function PageLayout(props: PageLayoutProps) {
  const { header, strip, children, aside, asideLabel = pageWords.aside, bottomBar, footer } = props;
  const main = useRef<HTMLElement>(null);
  const { sheet, open, show, hide } = useSheet(main);
  return (
    <div className={`ui-page${props.wide ? ' ui-page--wide' : ''}`}>
      <a className="ui-page__skip" href="#main">
        {props.aside ? pageWords.skip : pageWords.skipToContent}
      </a>
      {header}
      {strip}
      <div className={columnsOf(props)}>
        <main ref={main} id="main" className="ui-page__main" tabIndex={-1}>
          {children}
        </main>
        {aside ? (
          <aside ref={sheet} className="ui-page__aside" aria-label={asideLabel} popover="auto" tabIndex={-1}>
            <div className="ui-page__close">
              <Button variant="quiet" icon={<Icon name="close" />} onClick={hide}>
                {pageWords.close}
              </Button>
            </div>
            {aside}
          </aside>
        ) : null}
      </div>
      {footer ? <div className="ui-page__footer">{footer}</div> : null}
      {bottomBar?.({ open, show })}
    </div>
  );
}

export { PageHeader } from './page-header.tsx';
