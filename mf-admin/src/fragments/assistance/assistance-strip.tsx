import {
  Alert,
  Button,
  demanded,
  type FragmentView,
  Icon,
  useStore,
  ViewOnDemand,
} from '@sendahead/shared-ui';
import { assistanceTexts as texts } from '../../copy/assistance.ts';
import { roleNames } from '../../copy/roles.ts';
import { signOutFailed } from '../../copy/sign-out.ts';
import type { Admin } from '../../effects/start.ts';
import { CartNumber } from '../../features/cart-number/cart-number.tsx';
import { AdminContext } from '../../hooks/use-admin.ts';
import { helpsPeople, staffRole } from '../../state/staff.ts';
import './assistance-strip.css';

const takeoverDialogs = demanded(async () => (await import('./takeover-dialogs.tsx')).TakeoverDialogs);
const helpingView = demanded(async () => (await import('./helping.tsx')).Helping);

/** For staff only: their role, the user whom they book for, the cart, and a sign-out button. */
export function AssistanceStrip({ store: admin }: FragmentView<Admin, 'mf-admin'>) {
  const role = useStore(admin.store, staffRole);
  const email = useStore(admin.store, (state) => state.session?.user?.email ?? '');
  const helps = useStore(admin.store, helpsPeople);
  const signingOut = useStore(admin.store, (state) => state.signingOut);
  const takesCart = useStore(admin.store, (state) => state.takeover !== null);
  const dialogs = takesCart ? (
    <AdminContext value={admin}>
      <ViewOnDemand of={takeoverDialogs} props={{}} report={admin.host.report} />
    </AdminContext>
  ) : null;
  if (role === null) return dialogs;
  return (
    <section className="admin-strip" aria-label={texts.assistance}>
      <div className="admin-strip__who">
        <Icon name="shield" />
        <span>
          <strong>{roleNames[role]}</strong> <span>{email}</span>
        </span>
        <Button
          variant="quiet"
          busy={signingOut === 'asking'}
          busyLabel={texts.signingOut}
          onClick={() => admin.store.dispatch({ type: 'sign-out-requested' })}
        >
          {texts.signOut}
        </Button>
      </div>
      <CartNumber admin={admin} />
      {helps ? (
        <AdminContext value={admin}>
          <ViewOnDemand of={helpingView} props={{}} report={admin.host.report} />
        </AdminContext>
      ) : null}
      {dialogs}
      {signingOut === 'failed' ? (
        <Alert severity="danger" live>
          {signOutFailed}
        </Alert>
      ) : null}
    </section>
  );
}
