import { compareShallow, reaction, type IReactionDisposer } from 'mobx';
import { Component, type ReactNode } from 'react';
import type { Finding } from '../../schemas/finding.ts';
import type { Chrome } from './chrome.ts';

interface Props {
  chrome: Chrome;
  report: (finding: Finding) => void;
  /** What the widget is drawn from; once it has changed, the widget is tried again. Reads observables. */
  inputs: () => readonly unknown[];
  children: ReactNode;
}

/**
 * Keeps a widget that throws from taking the page with it: a placeholder stands in its place until what it was drawn
 * from has changed.
 */
export class NodeBoundary extends Component<Props, { finding: Finding | undefined }> {
  override state: { finding: Finding | undefined } = { finding: undefined };

  private watch: IReactionDisposer | undefined;
  private failedWith: readonly unknown[] = [];

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

  override componentDidCatch(): void {
    if (this.state.finding) this.props.report(this.state.finding);
    this.failedWith = this.props.inputs();
    this.watch?.();
    this.watch = reaction(
      () => this.props.inputs(),
      () => {
        this.tryAgain();
      },
      { equals: compareShallow },
    );
  }

  override componentDidUpdate(): void {
    if (this.state.finding && !compareShallow(this.failedWith, this.props.inputs())) this.tryAgain();
  }

  override componentWillUnmount(): void {
    this.watch?.();
  }

  private tryAgain(): void {
    this.watch?.();
    this.setState({ finding: undefined });
  }

  override render(): ReactNode {
    const { Placeholder } = this.props.chrome;
    return this.state.finding ? <Placeholder finding={this.state.finding} /> : this.props.children;
  }
}
