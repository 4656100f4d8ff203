import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { sizesWords } from '../../../copy/sizes.ts';
import { useMetric } from '../../../hooks/use-travelers.ts';
import { inMetric } from '../../../state/metric.ts';
import { PersonScale } from './person-scale.tsx';
import { SizeFinder } from './size-finder.tsx';

/** TR-18: for each size its maximum weight, length, width and height, and a comparison with a person. */
export function SizeTable({
  id,
  line,
  onChoose,
}: {
  id: string;
  line: ProductLine;
  onChoose: (size: string) => void;
}) {
  const metric = useMetric();
  return (
    <section
      className="travelers-sizes"
      id={id}
      aria-label={sizesWords.table({ line: line.plural_display_name })}
    >
      <ul className="travelers-sizes__list">
        {line.products.map((product) => (
          <li key={product.id} className="travelers-sizes__size">
            <PersonScale line={line.key} {...product} />
            <span className="travelers-sizes__words">
              <strong>{product.name}</strong>
              <span>{sizesWords.weight({ pounds: product.display_weight })}</span>
              <span>{sizesWords.inches(product)}</span>
              {metric ? <span>{inMetric(product)}</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <SizeFinder line={line} onChoose={onChoose} />
    </section>
  );
}
