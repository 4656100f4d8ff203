import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { orderLabelCodes } from '@sendahead/shared-contracts/orders/preparation-calls';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import { bagName, labelWords } from '../../copy/labels.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { QueryView } from '../../views/query-view.tsx';

interface Props {
  readonly orderId: string;
  readonly carrier: string;
  readonly onClose: () => void;
}

/**
 * A code for each bag whose label is printed at the store: dark on white in every theme, so that it can be
 * scanned.
 */
export function LabelCodes({ orderId, carrier, onClose }: Props) {
  const api = useApi();
  const labelCodes = useQuery(queryOf(api, orderLabelCodes, { params: { orderId } }));
  return (
    <Modal
      open
      title={labelWords.qrTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{labelWords.close}</Button>}
    >
      <p>{labelWords.qrHow(carrierName(carrier))}</p>
      <QueryView query={labelCodes} what={labelWords.codes}>
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
      </QueryView>
    </Modal>
  );
}
