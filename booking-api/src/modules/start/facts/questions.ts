import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { Queries } from '../../../platform/database/database.ts';
import { brandTextOf } from '../../site/public/brand-text.ts';
import { itemWordsOf, placeWordOf } from '../copy/brand-copy.ts';

export interface Question {
  readonly title: string;
  readonly markup: string;
}

/** The brand's text of questions: each heading is a question, the text below it the answer. */
export async function questionsOf(db: Queries, brand: Brand): Promise<Question[]> {
  const { name, help_phone, help_email } = brand;
  const { one, many } = itemWordsOf(brand);
  const words = { name, help_phone, help_email, item: one, items: many, place: placeWordOf(brand) };
  const text = await brandTextOf(db, brand.id, 'questions');
  return (text?.body ?? '')
    .split(/^## /m)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const [title = '', ...answer] = block.split('\n');
      return {
        title: text?.fill(title, words) ?? title,
        markup: text?.write(answer.join('\n'), words) ?? '',
      };
    });
}
