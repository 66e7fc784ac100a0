import { Component, type ReactNode } from 'react';
import { RootContext } from '../../runtime/stores/RootContext.tsx';
import { pagesLocale } from './pages.locale.ts';

/** Keeps a page that throws from taking the menus with it. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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
