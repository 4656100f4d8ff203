import { Alert } from '@sendahead/shared-ui/alert';
import { useSelector } from '../../hooks/use-itinerary.ts';
import { requestState } from '../../state/answer.ts';
import { carrierOf } from '../../state/carriers.ts';
import { servicesOf } from '../../state/chosen-service.ts';
import { fieldId } from '../../state/field-id.ts';
import { servicesQuestion } from '../../state/questions.ts';
import type { LegName } from '../../state/state.ts';
import { CarrierChoice } from './carrier-choice.tsx';
import { LegPlan } from './leg-plan.tsx';
import { ServiceList } from './service-list.tsx';

/** The services of a leg with their carrier, and the plan of the chosen one. ER-29: a carrier without services says so. */
export function FoundServices({ leg }: { leg: LegName }) {
  const state = useSelector((state) => state);
  const request = requestState(servicesQuestion(state, leg), state[leg].services);
  const limited = servicesOf(state, leg)?.items.length === 0 && carrierOf(state, leg) !== '';
  return (
    <>
      <CarrierChoice leg={leg} />
      {limited ? (
        <div id={fieldId(leg, 'service')} tabIndex={-1}>
          <Alert severity="warning" live>
            Limited service options available for the selected carrier
          </Alert>
        </div>
      ) : (
        <ServiceList leg={leg} request={request} />
      )}
      {request === 'answered' ? <LegPlan leg={leg} /> : null}
    </>
  );
}
