import { ClubFee } from '../../features/club-fee/club-fee.tsx';
import { DateChoice } from '../../features/date-choice/date-choice.tsx';
import { SessionChoice } from '../../features/date-choice/session-choice.tsx';
import { HandOver } from '../../features/hand-over/hand-over.tsx';
import { LegServices } from '../../features/leg-services/leg-services.tsx';
import type { PlanningPart } from './planning.tsx';

/** How and when a leg is handed over, and the services of each leg. */
export function PlanningParts({ part }: { part: PlanningPart }) {
  switch (part) {
    case 'hand-over':
      return (
        <>
          <SessionChoice />
          <DateChoice leg="outbound" />
          <HandOver leg="outbound" />
          <ClubFee leg="outbound" />
        </>
      );
    case 'return-hand-over':
      return (
        <>
          <DateChoice leg="return" />
          <HandOver leg="return" />
          <ClubFee leg="return" />
        </>
      );
    case 'services':
      return <LegServices leg="outbound" />;
    case 'return-services':
      return <LegServices leg="return" />;
    default:
      return part satisfies never;
  }
}
