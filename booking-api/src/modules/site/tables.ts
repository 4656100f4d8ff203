export type SiteTables = {
  /** A brand's own text for one of its footer's pages. */
  brand_pages: { brand_id: number; name: string; title: string; body: string };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends SiteTables {}
}
