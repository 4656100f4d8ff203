import { type ReactNode, useEffect, useRef } from 'react';
import './page-head.css';

/** The name of a console page, and its acts. Takes the focus when the page is opened. */
export function PageHead({
  title,
  detail,
  children,
}: {
  title: string;
  /** A line under the name. */
  detail?: ReactNode;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} | Console`;
  }, [title]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="console-head">
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {detail ? <p className="console-head__detail">{detail}</p> : null}
      </div>
      {children ? <div className="console-head__acts">{children}</div> : null}
    </div>
  );
}
