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
  flag_exceptions: {
    key: string;
    except_brands: string[];
    except_club_ids: number[];
    except_people: string[];
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends FlagTables {}
}
