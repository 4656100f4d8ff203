import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { Component, type ReactNode } from 'react';
import { brokenWords } from '../copy/fragment.ts';
import './fragment-boundary.css';
import '../button/button.css';

interface Props {
  readonly host: Pick<FragmentHost, 'report'>;
  /** Makes the shell render a newer release of the part; false when this is the newest. */
  readonly tryAgain: (() => Promise<boolean>) | undefined;
  readonly onBroken?: (() => void) | undefined;
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

/**
 * Keeps an error of a fragment inside its place and reports it to the shell, which single-spa does not do for
 * errors after mounting. Trying again renders a newer release of the part, or this one with the same store.
 */
export class FragmentBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  #asked = false;

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidMount(): void {
    this.props.onDrawn();
  }

  override componentDidCatch(error: unknown): void {
    this.props.host.report(error, 'render');
    this.props.onBroken?.();
    this.props.onDrawn();
  }

  async #tryAgain(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const replaced = await this.props.tryAgain?.().catch(() => false);
    this.#asked = false;
    if (!replaced) this.setState({ broken: false });
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <section className="ui-fallback" aria-label={brokenWords.label}>
        <p>{brokenWords.text}</p>
        <button
          type="button"
          className="ui-button ui-button--secondary"
          onClick={() => void this.#tryAgain()}
        >
          {brokenWords.again}
        </button>
      </section>
    );
  }
}
