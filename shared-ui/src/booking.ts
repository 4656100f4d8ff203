/** Components that show a shipment: items, dates, services, legs and their price. */
export * from './choice-cards/choice-cards.tsx';
export * from './counter/counter.tsx';
export * from './date-field/date-field.tsx';
export * from './item-silhouette/item-silhouette.tsx';
export * from './latin-name/latin-name.tsx';
export * from './leg-timeline/leg-timeline.tsx';
export * from './mail-suggestion/mail-suggestion.tsx';
export * from './phone-field/phone-field.tsx';
export * from './price-announcer/price-announcer.tsx';
export * from './route-map/route-map.tsx';
export * from './service-cards/service-cards.tsx';
export * from './summary-lines/summary-lines.tsx';
