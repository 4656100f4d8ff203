import { lengths } from '@sendahead/shared-contracts/constants';
import { labelName } from '@sendahead/shared-contracts/travelers/rules';
import type { TravelerState } from '../../state/state.ts';
import './label-name.css';

/** TR-02: the name as it will stand on the label, and how much of its line is used. */
export function LabelName({ traveler }: { traveler: TravelerState }) {
  const { firstName, lastName } = traveler.person;
  const whole = `${firstName.trim()} ${lastName.trim()}`.trim();
  const label = labelName(traveler.person);
  if (whole === '') return null;
  const cut = whole.length > lengths.travelerName;
  return (
    <p className={`travelers-label${cut ? ' travelers-label--cut' : ''}`}>
      <span>{cut ? 'The label has no room for the whole name: ' : 'On the label: '}</span>
      <span className="travelers-label__name">{label}</span>
      <span className="travelers-label__count">{` ${label.length} of ${lengths.travelerName} characters`}</span>
    </p>
  );
}
