import { compareShallow, reaction, type IReactionDisposer } from 'mobx';
import { Component, type ReactNode } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Chrome } from './chrome.ts';
import { nodeFindings } from './nodeFindings.ts';

interface Props {
  /** What is drawn here. */
  node: CompiledNode;
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
export class NodeBoundary extends Component<Props, { failed: { error: unknown } | undefined }> {
  override state: { failed: { error: unknown } | undefined } = { failed: undefined };

  private watch: IReactionDisposer | undefined;
  private failedWith: readonly unknown[] = [];

  static getDerivedStateFromError(error: unknown): { failed: { error: unknown } } {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    this.props.report(nodeFindings.failed(this.props.node, error));
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
    if (this.state.failed && !compareShallow(this.failedWith, this.props.inputs())) this.tryAgain();
  }

  override componentWillUnmount(): void {
    this.watch?.();
  }

  private tryAgain(): void {
    this.watch?.();
    this.setState({ failed: undefined });
  }

  override render(): ReactNode {
    const { chrome, node, children } = this.props;
    const { failed } = this.state;
    return failed ? <chrome.Placeholder finding={nodeFindings.failed(node, failed.error)} /> : children;
  }
}
