import { Component, Suspense, type ReactNode } from 'react';
import { isChunkLoadError } from '../data/isChunkLoadError.ts';
import { RootContext } from '../stores/RootContext.tsx';
import { lateMessage } from './lateFailure.tsx';
import { retryParts } from './lazyPart.tsx';

interface NonBlockingProps {
  children: ReactNode;
  /** What stands there until it comes, and where it does not. */
  fallback?: ReactNode;
  /** Takes back that the part was asked for, where a person did; drawn for another try, it begins anew. */
  gone?: () => void;
}

/** `told`: the part did not come, and that was said. */
interface NonBlockingState {
  readonly failed: { readonly error: unknown } | undefined;
  readonly told: boolean;
}

const BEGINNING: NonBlockingState = { failed: undefined, told: false };

/**
 * Around a part that is fetched and that its page can do without: where it does not come, a message says so and offers
 * another try, and the page stays as it is. It is asked for again also when it was not wanted in between. Errors of the
 * part's own go on to the boundary above.
 */
export class NonBlocking extends Component<NonBlockingProps, NonBlockingState> {
  static override contextType = RootContext;
  declare context: React.ContextType<typeof RootContext>;
  override state: NonBlockingState = BEGINNING;

  static getDerivedStateFromError(error: unknown): NonBlockingState {
    return { failed: { error }, told: false };
  }

  override componentDidCatch(error: Error): void {
    if (!isChunkLoadError(error)) return;
    this.context?.log.finding('page', {
      severity: 'error',
      code: error.code,
      message: { zhCN: error.message, enUS: error.message },
    });
  }

  override componentDidUpdate(): void {
    const { children } = this.props;
    const isWanted = children !== undefined && children !== null && typeof children !== 'boolean';
    if (this.state.failed && !isWanted) this.begin();
  }

  private begin(): void {
    retryParts();
    this.setState(BEGINNING);
  }

  private readonly leave = (): void => {
    const { gone } = this.props;
    // Drawn again elsewhere, or later, it is asked for again.
    retryParts();
    this.setState({ told: true });
    gone?.();
  };

  private readonly tryAgain = (): void => this.begin();

  override render(): ReactNode {
    const { children, fallback } = this.props;
    const { failed, told } = this.state;
    if (!failed) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (told) return fallback;
    const message = lateMessage(failed.error, this.leave, this.props.gone ? undefined : this.tryAgain);
    if (message === undefined) throw failed.error;
    return (
      <>
        {message}
        {fallback}
      </>
    );
  }
}
