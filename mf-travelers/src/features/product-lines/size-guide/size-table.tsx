import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { BesidePerson } from './beside-person.tsx';
import { SizeFinder } from './size-finder.tsx';

/** TR-18: per size the most it may weigh, its greatest length, width and height, and how large that is beside a person. */
export function SizeTable({
  id,
  line,
  onChoose,
}: {
  id: string;
  line: ProductLine;
  onChoose: (size: string) => void;
}) {
  return (
    <section
      className="travelers-sizes"
      id={id}
      aria-label={`Sizes and limits of ${line.plural_display_name}`}
    >
      <ul className="travelers-sizes__list">
        {line.products.map((product) => (
          <li key={product.id} className="travelers-sizes__size">
            <BesidePerson line={line.key} {...product} />
            <span className="travelers-sizes__words">
              <strong>{product.name}</strong>
              <span>{`Maximum weight ${product.display_weight} lbs`}</span>
              <span>
                {`Maximum dimensions ${product.length} + ${product.width} + ${product.height} = ${product.length + product.width + product.height} inches (L + W + H)`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <SizeFinder line={line} onChoose={onChoose} />
    </section>
  );
}
