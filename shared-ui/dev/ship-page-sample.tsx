import { useState } from 'react';
import { BottomBar } from '../src/bottom-bar/bottom-bar.tsx';
import { Button } from '../src/button/button.tsx';
import { Card, PlainCard } from '../src/card/card.tsx';
import { Counter } from '../src/counter/counter.tsx';
import { FieldRow, TextField } from '../src/field/field.tsx';
import { LegTimeline } from '../src/leg-timeline/leg-timeline.tsx';
import { PageHeader, PageLayout } from '../src/page-layout/page-layout.tsx';
import { PriceAnnouncer } from '../src/price-announcer/price-announcer.tsx';
import { RouteMap } from '../src/route-map/route-map.tsx';
import { RouteStrip } from '../src/route-strip/route-strip.tsx';
import { SummaryLines, SummaryTotal } from '../src/summary-lines/summary-lines.tsx';
import { ClubSample, DateSample } from './field-samples.tsx';
import { hartford, legDays, lines, monterey, services } from './sample-data.ts';
import { ServiceSample, SizeSample } from './shipping-samples.tsx';

/** The booking page as one static sample. */
export function ShipPageSample() {
  const [bags, setBags] = useState(1);
  return (
    <PageLayout
      header={
        <PageHeader
          brandName="Fairway Ahead"
          phone="1-800-555-0142"
          account={<Button variant="quiet">Sign in</Button>}
        />
      }
      strip={
        <RouteStrip
          from={{ place: 'Harbor Pines Golf Club', detail: 'Monterey, CA' }}
          to={{ place: '12 Elm Street', detail: 'Hartford, CT' }}
          facts={['Dec 15 to Dec 21', '1 bag, one way']}
        />
      }
      aside={<Summary />}
      bottomBar={({ open, show }) => (
        <BottomBar
          cents={10256}
          items="1 bag, one way"
          open={open}
          onOpen={show}
          action={<Button variant="primary">Next: service</Button>}
        />
      )}
      footer="Sendahead"
    >
      <h1 className="ui-visually-hidden">Send your golf bag ahead</h1>
      <Card
        number={1}
        title="Ship from"
        state="done"
        folded
        summary="Harbor Pines Golf Club, Monterey, CA 93940"
        onEdit={() => undefined}
      >
        <ClubSample search="results" />
      </Card>
      <Card number={2} title="Ship to" state="current">
        <ClubSample search="results" />
        <TextField
          label="Street address"
          required
          defaultValue="12 Elm Street"
          autoComplete="shipping address-line1"
        />
        <FieldRow>
          <TextField label="City" required defaultValue="Hartford" />
          <TextField label="ZIP code" width="zip" required defaultValue="06103" />
        </FieldRow>
      </Card>
      <Card number={3} title="Travelers and items" state="current">
        <FieldRow>
          <TextField label="Traveler's first name" required defaultValue="Dana" />
          <TextField label="Traveler's last name" required defaultValue="Reyes" />
        </FieldRow>
        <Counter label="Golf bags" value={bags} onChange={setBags} min={1} max={6} />
        <SizeSample />
      </Card>
      <Card number={4} title="Trip and dates" state="current">
        <DateSample />
      </Card>
      <Card number={5} title="Service" state="current">
        <ServiceSample label="Service to Hartford, CT" options={services} />
      </Card>
      <Card number={6} title="Payment" state="to-do">
        <p>Choose a service to pay.</p>
      </Card>
    </PageLayout>
  );
}

function Summary() {
  return (
    <PlainCard>
      <h2>Order summary</h2>
      <RouteMap from={monterey} to={hartford} note="Zone 7" />
      <LegTimeline label="Outbound" days={legDays} />
      <SummaryLines lines={lines} />
      <SummaryTotal cents={10256} />
      <PriceAnnouncer cents={10256} updating={false} />
      <Button variant="primary" wide>
        Place order
      </Button>
    </PlainCard>
  );
}
