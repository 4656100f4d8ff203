/** Couriers with their own vans; they deliver to the named carriers. */
export const logisticsProviders = [
  { id: 1, name: 'Club Courier', pickup: true, delivery: true, carriers: ['FEDEX', 'UPS'] },
  { id: 2, name: 'Camp Trucking', pickup: true, delivery: false, carriers: ['UPS', 'FEDEX'] },
  { id: 3, name: 'Last Mile Valet', pickup: false, delivery: true, carriers: ['FEDEX'] },
];

/** Every eighth place works with a courier; camps also have the truck, and some of them a valet. */
export const servedBy = (facilities: readonly { id: number; kind: string }[]) =>
  facilities.flatMap(({ id, kind }) => {
    const index = id % 1000;
    const served = [
      ...(index % 8 === 5 ? [1] : []),
      ...(kind === 'camp' && index % 3 === 1 ? [2] : []),
      ...(index % 16 === 5 || index % 16 === 11 ? [3] : []),
    ];
    return served.map((provider_id, position) => ({ facility_id: id, provider_id, position }));
  });
