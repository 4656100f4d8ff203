import { may, mayGrant } from '@sendahead/shared-contracts/call/role-acts';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { beginsLimited } from '@sendahead/shared-contracts/console/approval-states';
import { ownLimits } from '@sendahead/shared-contracts/console/money-calls';
import { SelectField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NewPerson } from '../../console/new-person.tsx';
import { useBrandsInUse } from '../../console/use-brands-in-use.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { inviteColleagueTexts as texts } from '../../copy/invite-colleague.ts';
import { ownLimitTexts } from '../../copy/own-limits.ts';
import { roleNames } from '../../copy/roles.ts';

const ofStaff = ['admin', 'admin_plus', 'carrier_admin'] as const;
type StaffRole = (typeof ofStaff)[number];

interface Props {
  readonly onInvited: (name: string) => void;
  readonly onClose: () => void;
}

/** CO-47: an account for a colleague, with a role that the inviting person may grant. */
export function InviteColleague({ onInvited, onClose }: Props) {
  const { role: own } = useConsole();
  const limits = useQuery(queryOf(useApi(), ownLimits, {})).data;
  const isLimited = limits !== undefined && (limits.refund_cents ?? limits.discount_percent) !== null;
  // CO-165: the limits of a new account would add to the reader’s.
  const roles = ofStaff.filter((one) => mayGrant(own, one) && !(isLimited && may(one, 'refund_by_hand')));
  const [chosen, setChosen] = useState<StaffRole>('admin');
  const role = roles.find((one) => one === chosen) ?? roles[0];
  const [brand, setBrand] = useState('');
  const brands = useBrandsInUse().data?.brands ?? [];
  const from = brand || brands[0]?.slug;
  if (role === undefined)
    return (
      <Modal open title={texts.words.title} onClose={onClose}>
        <p>{ownLimitTexts.cannotInvite}</p>
      </Modal>
    );
  return (
    <NewPerson
      words={texts.words}
      more={{ role, ...(from === undefined ? {} : { brand: from }) }}
      onAdded={(_, name) => onInvited(name)}
      onClose={onClose}
    >
      <SelectField
        label={texts.role}
        hint={beginsLimited(role) ? texts.limits : undefined}
        value={role}
        options={roles.map((value) => ({ value, label: roleNames[value] }))}
        onChange={({ target }) => setChosen(roles.find((one) => one === target.value) ?? role)}
      />
      {brands.length > 1 ? (
        <SelectField
          label={texts.brand}
          hint={texts.brandHint}
          value={from ?? ''}
          options={brands.map(({ slug, name }) => ({ value: slug, label: name }))}
          onChange={({ target }) => setBrand(target.value)}
        />
      ) : null}
    </NewPerson>
  );
}
