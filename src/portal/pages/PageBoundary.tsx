import { Component, type ReactNode } from 'react';
import { isChunkLoadError } from '../../runtime/data/isChunkLoadError.ts';
import { lateFailure } from '../../runtime/render/lateFailure.tsx';
import { retryParts } from '../../runtime/render/lazyPart.tsx';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { startLocale } from '../start/start.locale.ts';
import { StartFailure } from '../start/StartFailure.tsx';
import { pagesLocale } from './pages.locale.ts';

interface PageBoundaryProps {
  children: ReactNode;
  /** Where the person is: another place is tried anew. */
  place?: string;
  /** It is one part of the page's frame among others. */
  inline?: boolean;
}

interface PageBoundaryState {
  failed: { error: unknown } | undefined;
  /** The person has asked for another try at this place. */
  asked: boolean;
}

/** Keeps a page that throws from taking the menus with it, and the screens from taking each other. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  static override contextType = RootContext;
  declare context: React.ContextType<typeof RootContext>;
  override state: PageBoundaryState = { failed: undefined, asked: false };

  static getDerivedStateFromError(error: unknown): Pick<PageBoundaryState, 'failed'> {
    return { failed: { error } };
  }

  override componentDidCatch(error: Error): void {
    this.context?.log.finding('page', {
      severity: 'error',
      code: isChunkLoadError(error) ? error.code : 'PAGE_FAILED',
      message: { zhCN: error.message, enUS: error.message },
    });
  }

  override componentDidUpdate(before: PageBoundaryProps): void {
    if (this.state.failed && before.place !== this.props.place) this.tryAgain(false);
  }

  private tryAgain(asked: boolean): void {
    retryParts();
    this.setState({ failed: undefined, asked });
  }

  override render(): ReactNode {
    const root = this.context;
    const { failed, asked } = this.state;
    if (!failed || !root) return this.props.children;
    const retry = (): void => {
      this.tryAgain(true);
    };
    if (!root.hasPlatform) {
      // What draws failures has not come yet; loading anew is all that is left.
      return (
        <StartFailure
          title={root.locale.text(pagesLocale, 'failed')}
          retry={root.locale.text(startLocale, 'retry')}
        />
      );
    }
    const { Failure } = root.platform.chrome;
    const { inline = false } = this.props;
    return (
      lateFailure(failed.error, { retry, asked, inline }) ?? (
        <Failure title={root.locale.text(pagesLocale, 'failed')} retry={retry} inline={inline} />
      )
    );
  }
}
