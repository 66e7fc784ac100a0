import { Component, type ReactNode } from 'react';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { pagesLocale } from './pages.locale.ts';

interface PageBoundaryProps {
  children: ReactNode;
  /** Where the person is: another place is tried anew. */
  place?: string;
}

/** Keeps a page that throws from taking the menus with it, and the screens from taking each other. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  static override contextType = RootContext;
  declare context: React.ContextType<typeof RootContext>;
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.context?.log.finding('page', {
      severity: 'error',
      code: 'PAGE_FAILED',
      message: { zhCN: error.message, enUS: error.message },
    });
  }

  override componentDidUpdate(before: PageBoundaryProps): void {
    if (this.state.failed && before.place !== this.props.place) this.setState({ failed: false });
  }

  override render(): ReactNode {
    const root = this.context;
    if (!this.state.failed || !root) return this.props.children;
    const { Failure } = root.platform.chrome;
    const retry = (): void => {
      this.setState({ failed: false });
    };
    return <Failure title={root.locale.text(pagesLocale, 'failed')} retry={retry} />;
  }
}
