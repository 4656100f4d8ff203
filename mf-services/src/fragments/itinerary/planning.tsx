/** What plans a leg, in one file that is loaded when there is something to plan. */
export { HandOver } from '../../features/hand-over/hand-over.tsx';
export { FoundServices } from '../../features/leg-services/found-services.tsx';
