import { lazy, Suspense } from 'react';
import { useSelector } from '../../hooks/use-checkout.ts';

const RegisterDialog = lazy(async () => ({
  default: (await import('./register-dialog.tsx')).RegisterDialog,
}));
const SignInDialog = lazy(async () => ({ default: (await import('./sign-in-dialog.tsx')).SignInDialog }));
const TermsDialog = lazy(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog }));

/** The dialog that is open, loaded when it is first needed. */
export function AccountDialogs() {
  const dialog = useSelector((state) => state.account.dialog);
  return (
    <Suspense fallback={null}>
      {dialog === 'register' ? <RegisterDialog /> : null}
      {dialog === 'sign-in' ? <SignInDialog /> : null}
      {dialog === 'terms' ? <TermsDialog /> : null}
    </Suspense>
  );
}
