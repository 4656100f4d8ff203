import {
  listDevices,
  type SignedInDevice,
  signOutDevice,
  signOutElsewhere,
} from '@sendahead/shared-contracts/accounts/own-account-calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { dayOf } from '../../copy/account-page.ts';
import { devicesWords as words } from '../../copy/account-sections.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection, Answered } from './account-section.tsx';
import { ActProblem } from './act-problem.tsx';

/** The devices on which the account is signed in, and a button to sign them out. */
export function DevicesSection() {
  const { host } = useCheckout();
  const query = useQuery(queryOf(host.api, listDevices, {}));
  const act = useAct();
  const end = async (id: string) => {
    await act.run(() => host.api.call(signOutDevice, { params: { id } }));
    void query.refetch();
  };
  const endOthers = async () => {
    await act.run(() => host.api.call(signOutElsewhere, {}));
    void query.refetch();
  };
  return (
    <AccountSection title={words.title}>
      <ActProblem act={act} />
      <Answered query={query} what={words.what}>
        {({ devices }) => (
          <>
            <ul className="account-list">
              {devices.map((device) => (
                <Device key={device.id} device={device} end={() => end(device.id)} />
              ))}
            </ul>
            {devices.length > 1 ? (
              <div className="account-acts">
                <Button onClick={endOthers} busy={act.busy} busyLabel={words.signingOut}>
                  {words.signOutOthers}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Answered>
    </AccountSection>
  );
}

function Device({ device, end }: { device: SignedInDevice; end: () => void }) {
  const name = device.device ?? words.unknown;
  const signedIn = dayOf(device.signed_in_at);
  return (
    <li className="account-row">
      <div>
        <strong>{name}</strong>
        <p className="account-hint">
          {device.present
            ? words.present({ signedIn })
            : words.used({ seen: dayOf(device.seen_at), signedIn })}
          {device.continued_from === undefined ? null : `. ${words.continuedFrom(device.continued_from)}`}
        </p>
      </div>
      {device.present ? null : (
        <Button variant="quiet" onClick={end}>
          {words.signOut}
          <VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
