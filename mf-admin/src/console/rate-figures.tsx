import type {
  SurchargeConditions as Conditions,
  RateFigures,
} from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { useId } from 'react';
import { serviceWords, rateFigureTexts as texts } from '../copy/rate-figures.ts';
import { FigureInput, formatFigure, type Unit } from './figure-input.tsx';
import { Panel } from './panel.tsx';
import { SurchargeConditions } from './surcharge-conditions.tsx';
import './list-table.css';
import './rate-figures.css';

interface FigureProps {
  readonly label: string;
  readonly unit: Unit;
  readonly value: number;
  /** The value in the sheet on which this one is based; shown if it differs. */
  readonly base: number;
  /** Absent for a read-only sheet. */
  readonly onChange?: ((value: number) => void) | undefined;
}

/** One figure of a sheet, with its previous value. */
function Figure({ label, unit, value, base, onChange }: FigureProps) {
  const id = useId();
  if (!onChange) return <span className="console-figure">{formatFigure(value, unit)}</span>;
  return (
    <span className="console-figure">
      <FigureInput
        label={label}
        unit={unit}
        value={value}
        describedBy={value === base ? undefined : id}
        onChange={onChange}
      />
      {value === base ? null : (
        <span id={id} className="console-figure__was">
          {texts.was(formatFigure(base, unit))}
        </span>
      )}
    </span>
  );
}

/** The editable part of a sheet: its figures, and by code the due times of its measurement surcharges. */
export type SheetFigures = RateFigures & { readonly conditions: Conditions };

interface Props {
  readonly figures: SheetFigures;
  readonly base: SheetFigures;
  readonly onChange?: ((figures: SheetFigures) => void) | undefined;
}

/** The figures of a rate sheet in tables, read-only or editable next to their previous values. */
export function RateFiguresTables(props: Props) {
  return (
    <>
      <Zones title={texts.zonesByDistance} name="zones" {...props} />
      <Zones title={texts.zonesByPlace} name="specialZones" {...props} />
      <Services {...props} />
      <Surcharges {...props} />
      <Whole {...props} />
    </>
  );
}

const replaced = <Row,>(rows: readonly Row[], at: number, row: Row): Row[] =>
  rows.map((other, position) => (position === at ? row : other));

function Zones({
  title,
  name,
  figures,
  base,
  onChange,
}: Props & { title: string; name: 'zones' | 'specialZones' }) {
  const columns = [
    { key: 'baseCents', head: texts.bag, unit: 'dollars' },
    { key: 'perPoundCents', head: texts.pound, unit: 'dollars' },
    { key: 'groundDays', head: texts.daysByGround, unit: 'days' },
  ] as const;
  return (
    <Panel title={title}>
      <table className="console-list console-rates">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.zone}</th>
            {columns.map(({ key, head, unit }) => (
              <th key={key} scope="col">
                {unit === 'dollars' ? `${head} ($)` : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures[name].map((row, at) => (
            <tr key={row.zone}>
              <th scope="row">{row.zone}</th>
              {columns.map(({ key, head, unit }) => (
                <td key={key} data-label={head}>
                  <Figure
                    label={texts.ofZone({ zone: row.zone, figure: head.toLowerCase() })}
                    unit={unit}
                    value={row[key]}
                    base={base[name][at]?.[key] ?? row[key]}
                    onChange={
                      onChange &&
                      ((value) =>
                        onChange({
                          ...figures,
                          [name]: replaced(figures[name], at, { ...row, [key]: value }),
                        }))
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

function Services({ figures, base, onChange }: Props) {
  return (
    <Panel title={texts.services}>
      <dl className="console-figures-list">
        {figures.services.map((row, at) => (
          <div key={row.systemName}>
            <dt>{serviceWords(row.systemName)}</dt>
            <dd>
              <Figure
                label={texts.percentOfGround(row.systemName)}
                unit="percent"
                value={row.multiplierPercent}
                base={base.services[at]?.multiplierPercent ?? row.multiplierPercent}
                onChange={
                  onChange &&
                  ((multiplierPercent) =>
                    onChange({
                      ...figures,
                      services: replaced(figures.services, at, { ...row, multiplierPercent }),
                    }))
                }
              />{' '}
              {texts.ofGround}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function Surcharges({ figures, base, onChange }: Props) {
  const { conditions } = figures;
  return (
    <Panel title={texts.surcharges}>
      <dl className="console-figures-list">
        {figures.surcharges.map((row, at) => (
          <div key={row.code}>
            <dt>{row.label}</dt>
            <dd>
              ${' '}
              <Figure
                label={texts.dollarsOf(row.label)}
                unit="dollars"
                value={row.amountCents}
                base={base.surcharges[at]?.amountCents ?? row.amountCents}
                onChange={
                  onChange &&
                  ((amountCents) =>
                    onChange({
                      ...figures,
                      surcharges: replaced(figures.surcharges, at, { ...row, amountCents }),
                    }))
                }
              />
              {conditions[row.code] ? (
                <SurchargeConditions
                  label={row.label}
                  conditions={conditions[row.code] ?? []}
                  base={base.conditions[row.code] ?? []}
                  onChange={
                    onChange &&
                    ((changed) =>
                      onChange({ ...figures, conditions: { ...conditions, [row.code]: changed } }))
                  }
                />
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const whole = [
  { key: 'roundTripDiscountPercent', name: texts.roundTripLess, unit: 'share', after: '%' },
  { key: 'wholesaleDiscountPercent', name: texts.clubRateLess, unit: 'share', after: '%' },
  { key: 'crossBorderCents', name: texts.crossBorder, unit: 'dollars', after: '$' },
  {
    key: 'dimensionalDivisor',
    name: texts.dimensionalDivisor,
    unit: 'divisor',
    after: texts.cubicInchesAPound,
  },
  { key: 'costPercent', name: texts.cost, unit: 'share', after: texts.ofItsPrice },
  { key: 'quoteMinutes', name: texts.priceHolds, unit: 'minutes', after: texts.minutes },
] as const;

function Whole({ figures, base, onChange }: Props) {
  return (
    <Panel title={texts.allPrices}>
      <dl className="console-figures-list">
        {whole.map(({ key, name, unit, after }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <Figure
                label={`${name} (${after})`}
                unit={unit}
                value={figures[key]}
                base={base[key]}
                onChange={onChange && ((value) => onChange({ ...figures, [key]: value }))}
              />{' '}
              <span>{after}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
