import { orderLabelCodes } from '@sendahead/shared-contracts/orders/preparation-calls';
import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { bagName, labelWords } from '../../copy/labels.ts';
import { useAsked } from '../../hooks/use-asked.ts';
import { AskedPart } from '../../views/asked-part.tsx';

interface Props {
  readonly orderId: string;
  readonly carrier: string;
  readonly close: () => void;
}

/** A code for each bag whose label is printed at the counter: dark on white in every theme, so that it can be scanned. */
export function LabelCodes({ orderId, carrier, close }: Props) {
  const asked = useAsked(orderLabelCodes, { params: { orderId } });
  return (
    <Modal
      open
      title={labelWords.qrTitle}
      onClose={close}
      actions={<Button onClick={close}>{labelWords.close}</Button>}
    >
      <p>{labelWords.qrHow(carrier)}</p>
      <AskedPart asked={asked} what={labelWords.codes}>
        {({ codes }) => (
          <ul className="order-labels__codes">
            {codes.map(({ code, ...bag }) => (
              <li key={`${bag.leg} ${bag.number}`}>
                <svg
                  viewBox={`0 0 ${code.size} ${code.size}`}
                  shapeRendering="crispEdges"
                  role="img"
                  aria-label={labelWords.qrOf(bagName(bag))}
                >
                  <path d={code.path} fill="#000000" />
                </svg>
                <p>{bagName(bag)}</p>
              </li>
            ))}
          </ul>
        )}
      </AskedPart>
    </Modal>
  );
}
