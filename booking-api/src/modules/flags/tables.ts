export type FlagTables = {
  flags: {
    key: string;
    is_on: boolean | null;
    percent: number;
    brands: string[];
    staff: boolean;
    club_ids: number[];
    people: string[];
    revision: number;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends FlagTables {}
}
