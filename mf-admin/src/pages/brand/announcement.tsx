import { TextArea } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { brandTexts as texts } from '../../copy/brands.ts';
import type { BrandDraft } from './brand-form.tsx';

/**
 * BR-09: the brand's announcement above the header of its pages. The server keeps only its text and links.
 */
export function Announcement({ draft: { fields, problems, set } }: { draft: BrandDraft }) {
  return (
    <Panel title={texts.announcement}>
      <TextArea
        label={texts.announcementLabel}
        optional
        hint={texts.announcementHint}
        maxLength={1000}
        value={fields.announcement ?? ''}
        error={problems.announcement}
        onChange={({ target }) => set({ announcement: target.value || null })}
      />
    </Panel>
  );
}
