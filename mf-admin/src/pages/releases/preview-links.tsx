import type { PartOnConsole } from '@sendahead/shared-contracts/releases/console-calls';
import { releaseTexts as texts } from '../../copy/releases.ts';

/** Built versions of a part that staff open in a separate tab. */
export function PreviewLinks({
  part,
  previews,
}: {
  part: string;
  previews: NonNullable<PartOnConsole['previews']>;
}) {
  if (previews.length === 0) return null;
  return (
    <details className="console-release__commands">
      <summary>{texts.previewsOf(part)}</summary>
      <small>{texts.previewsNote}</small>
      <ul>
        {previews.map(({ version, address }) => (
          <li key={version}>
            <a href={address} target="_blank" rel="noopener">
              {version}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
