import { Modal } from '../modal/modal.tsx';
import { Calendar, type CalendarProps } from './calendar.tsx';

/** The calendar of a date field, in a dialog; loaded when it is first opened. */
export function CalendarDialog({ onClose, ...props }: CalendarProps & { onClose: () => void }) {
  return (
    <Modal open title={props.label} onClose={onClose}>
      <div className="ui-calendar-dialog">
        <Calendar {...props} />
      </div>
    </Modal>
  );
}
