import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Finding } from '../../schemas/finding.ts';
import type { Chrome } from './chrome.ts';

interface Props {
  chrome: Chrome;
  report: (finding: Finding) => void;
  children: ReactNode;
}

/** Keeps a widget that throws from taking the page with it: a placeholder stands in its place. */
export class NodeBoundary extends Component<Props, { finding: Finding | undefined }> {
  override state: { finding: Finding | undefined } = { finding: undefined };

  static getDerivedStateFromError(error: unknown): { finding: Finding } {
    const text = error instanceof Error ? error.message : String(error);
    return {
      finding: {
        severity: 'error',
        code: 'WIDGET_FAILED',
        message: { zhCN: `组件出错：${text}`, enUS: `The widget failed: ${text}` },
      },
    };
  }

  override componentDidCatch(_error: unknown, _info: ErrorInfo): void {
    if (this.state.finding) this.props.report(this.state.finding);
  }

  override render(): ReactNode {
    const { Placeholder } = this.props.chrome;
    return this.state.finding ? <Placeholder finding={this.state.finding} /> : this.props.children;
  }
}
