import { useState } from 'react';
import { PlainCard } from '../src/card/card.tsx';
import { ChoiceCards } from '../src/choice-cards/choice-cards.tsx';
import { ItemSilhouette } from '../src/item-silhouette/item-silhouette.tsx';
import { LegTimeline } from '../src/leg-timeline/leg-timeline.tsx';
import { RouteMap } from '../src/route-map/route-map.tsx';
import { ServiceCards, type ServiceOption } from '../src/service-cards/service-cards.tsx';
import { SummaryLines, SummaryTotal } from '../src/summary-lines/summary-lines.tsx';
import { hartford, legDays, lines, manyServices, monterey, services } from './sample-data.ts';

const items = ['golf', 'luggage', 'skis', 'snowboard', 'boots', 'bike', 'box', 'trunk'] as const;

export function ShippingSamples() {
  return (
    <>
      <PlainCard label="Services">
        <h2>Services</h2>
        <ServiceSample label="Service to Hartford" options={services} />
        <ServiceSample label="Many services" options={manyServices} />
        <ServiceCards
          label="Services while loading"
          options={services}
          value="two"
          onChange={() => undefined}
          loading
        />
      </PlainCard>
      <PlainCard label="Items">
        <h2>Items</h2>
        <SizeSample />
        <div className="gallery__row">
          {items.map((item) => (
            <ItemSilhouette key={item} item={item} />
          ))}
        </div>
      </PlainCard>
      <PlainCard label="Summary">
        <h2>Summary</h2>
        <RouteMap from={monterey} to={hartford} note="Zone 7" />
        <RouteMap from={monterey} to={{ place: 'Las Vegas, NV', lat: 36.17, lon: -115.14 }} note="Zone 4" />
        <RouteMap from={hartford} to={{ place: 'St Andrews', lat: 56.34, lon: -2.8 }} note="International" />
        <LegTimeline label="Outbound" days={legDays} />
        <SummaryLines lines={lines} />
        <SummaryTotal cents={10256} state="updating" />
        <SummaryTotal cents={10256} state="failed" />
        <SummaryTotal cents={null} note="Choose a size for Bag 2 to see the price" />
      </PlainCard>
    </>
  );
}

export function ServiceSample({ label, options }: { label: string; options: readonly ServiceOption[] }) {
  const [chosen, setChosen] = useState('ground');
  return <ServiceCards label={label} options={options} value={chosen} onChange={setChosen} />;
}

export function SizeSample() {
  const [size, setSize] = useState('standard');
  return (
    <ChoiceCards
      label="Size of bag 1"
      value={size}
      onChange={setSize}
      options={[
        { value: 'standard', label: 'Standard', silhouette: 'golf', inches: [48, 15, 15], weightLimit: 42 },
        { value: 'staff', label: 'Staff or XL', silhouette: 'golf', inches: [51, 18, 15], weightLimit: 56 },
      ]}
    />
  );
}
