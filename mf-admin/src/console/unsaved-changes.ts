import { createContext, useContext, useEffect, useId } from 'react';
import type { AroundNavHandler } from 'wouter';
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

/** Wraps the router's navigation: with unsaved changes it asks, and stays unless the user agrees. */
export const askBeforeLeaving =
  (forms: ReadonlySet<string>): AroundNavHandler =>
  (navigate, to, options) => {
    if (forms.size === 0 || window.confirm(texts.leaveUnsaved)) navigate(to, options);
  };
