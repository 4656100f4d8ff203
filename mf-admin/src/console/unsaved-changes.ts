import { createContext, useContext, useEffect, useId, useState } from 'react';
import { type AroundNavHandler, useLocation } from 'wouter';
import { actTexts as texts } from '../copy/acts.ts';

/** The forms of the console that hold changes nobody saved yet, by their ids. */
export const UnsavedForms = createContext<Set<string>>(new Set());

/** While `isChanged`, leaving the page asks first: within the console, and by closing or reloading the tab. */
export function useUnsavedChanges(isChanged: boolean): void {
  const forms = useContext(UnsavedForms);
  const id = useId();
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    forms.add(id);
    window.addEventListener('beforeunload', ask);
    return () => {
      forms.delete(id);
      window.removeEventListener('beforeunload', ask);
    };
  }, [forms, id, isChanged]);
}

/**
 * CO-144: the same for a form that makes something. `touch` is called at its first entry, and `leaveFor` with the page
 * of what was made: it leaves once nothing is unsaved.
 */
export function useUnsavedForm(): { touch: () => void; leaveFor: (path: string) => void } {
  const [, navigate] = useLocation();
  const [touched, setTouched] = useState(false);
  const [made, setMade] = useState<string>();
  useUnsavedChanges(touched && made === undefined);
  useEffect(() => {
    if (made !== undefined) navigate(made);
  }, [made, navigate]);
  return { touch: () => setTouched(true), leaveFor: setMade };
}

/** Wraps the router's navigation: with unsaved changes it asks, and stays unless the user agrees. */
export const askBeforeLeaving =
  (forms: ReadonlySet<string>): AroundNavHandler =>
  (navigate, to, options) => {
    if (forms.size === 0 || window.confirm(texts.leaveUnsaved)) navigate(to, options);
  };
