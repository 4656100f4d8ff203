/** Items that are shipped on their longest side; all others are drawn upright. */
const lying: ReadonlySet<string> = new Set(['bike', 'box', 'trunk']);
/** Inches: of the person, of the gap between both, and around them. */
const person = { height: 68, width: 22 };
const gap = 6;
const margin = 2;

/** TR-18: the outline of a bag next to that of a person of 5 feet 8 inches, to scale. */
export function PersonScale({
  line,
  length,
  width,
  height,
}: { line: string } & Record<'length' | 'width' | 'height', number>) {
  const [across, up] = lying.has(line) ? [length, height] : [width, length];
  const tall = Math.max(person.height, up) + 2 * margin;
  const wide = person.width + gap + across + 2 * margin;
  const floor = tall - margin;
  return (
    <svg className="travelers-sizes__drawing" viewBox={`0 0 ${wide} ${tall}`} aria-hidden="true">
      <g transform={`translate(${margin} ${floor - person.height})`} className="travelers-sizes__person">
        <circle cx="11" cy="5" r="4.5" />
        <path d="M7 11h8a5 5 0 0 1 5 5v19a1.9 1.9 0 0 1-3.8 0V19h-.7v47a2 2 0 0 1-4 0V41h-1v25a2 2 0 0 1-4 0V19h-.7v16a1.9 1.9 0 0 1-3.8 0V16a5 5 0 0 1 5-5Z" />
      </g>
      <rect
        className="travelers-sizes__bag"
        x={margin + person.width + gap}
        y={floor - up}
        width={across}
        height={up}
        rx="2"
      />
      <path className="travelers-sizes__floor" d={`M0 ${floor}h${wide}`} />
    </svg>
  );
}
