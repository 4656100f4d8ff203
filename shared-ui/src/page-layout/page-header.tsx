import type { ReactNode } from 'react';
import { pageWords } from '../copy/page-layout.ts';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import './page-layout.css';

/** "Sendahead Golf" as the house and the name on its luggage tag; any other name as it is. */
const onTag = /^(Sendahead) (.+)$/;

function BrandName({ name }: { name: string }) {
  const [, house, tag] = onTag.exec(name) ?? [];
  if (!house) return <span className="ui-header__name">{name}</span>;
  return (
    <span className="ui-header__name">
      {house} <span className="ui-header__tag">{tag}</span>
    </span>
  );
}

/** The brand's line at the top: name, help, account. */
export function PageHeader({
  brandName,
  homeHref = '/',
  phone,
  account,
  logo,
}: {
  brandName: string;
  homeHref?: string | undefined;
  /** As shown, such as "1-800-555-0142". */
  phone?: string | undefined;
  /** Sign in, or the name of the signed-in user. */
  account?: ReactNode;
  /** The address of a picture in place of the brand's own mark. */
  logo?: string | undefined;
}) {
  return (
    <header className="ui-header">
      <div className="ui-header__inner">
        <a className="ui-header__logo" href={homeHref}>
          {logo ? (
            <img className="ui-header__mark" src={logo} alt="" />
          ) : (
            <svg className="ui-header__mark" viewBox="0 0 28 28" aria-hidden="true">
              <path d="M4 22Q12 4 23 9" />
              <circle cx="23" cy="9" r="4" />
            </svg>
          )}
          <BrandName name={brandName} />
        </a>
        {phone ? (
          <a className="ui-header__phone" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            <VisuallyHidden>{`${pageWords.help} `}</VisuallyHidden>
            <span className="ui-header__phone-number">{phone}</span>
          </a>
        ) : null}
        {account ? <div className="ui-header__account">{account}</div> : null}
      </div>
    </header>
  );
}
