import type { SavedAnswer } from './answer-rules.ts';

export type PreferenceTables = {
  club_question_sets: { club_id: number; header: string; subheader: string; require_all: boolean };
  club_questions: {
    id: string;
    club_id: number;
    parent_id: string | null;
    branch: 'yes' | 'no' | null;
    position: number;
    question: string;
    type: 'logical' | 'text' | 'date';
    required: boolean;
    max_length: number;
  };
  preference_answers: {
    cart_id: string;
    club_id: number;
    is_outbound: boolean;
    answers: SavedAnswer[];
    saved_at: string;
  };
  international_info: {
    cart_id: string;
    date_of_arrival: string;
    date_of_departure: string | null;
    terms_accepted_at: string;
  };
};

declare module '../../platform/database/tables.ts' {
  interface Tables extends PreferenceTables {}
}
