import { compareShallow, reaction, type IReactionDisposer } from 'mobx';
import { Component, type ReactNode } from 'react';
import type { CompiledNode } from '../../documents/compile.ts';
import type { Finding } from '../../schemas/finding.ts';
import type { Chrome } from './chrome.ts';
import { lateFailure } from './lateFailure.tsx';
import { retryParts } from './lazyPart.tsx';
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

interface State {
  failed: { error: unknown } | undefined;
  /** The person has asked for another try. */
  asked: boolean;
}

/**
 * Keeps a widget that throws from taking the page with it: a placeholder stands in its place until what it was drawn
 * from has changed.
 */
export class NodeBoundary extends Component<Props, State> {
  override state: State = { failed: undefined, asked: false };

  private watch: IReactionDisposer | undefined;
  private failedWith: readonly unknown[] = [];

  static getDerivedStateFromError(error: unknown): Pick<State, 'failed'> {
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

  override componentDidUpdate(_props: Props, before: State): void {
    // What it failed with is noted only after this, by `componentDidCatch`.
    if (this.state.failed !== before.failed) return;
    if (this.state.failed && !compareShallow(this.failedWith, this.props.inputs())) this.tryAgain();
  }

  override componentWillUnmount(): void {
    this.watch?.();
  }

  private tryAgain(asked = false): void {
    this.watch?.();
    retryParts();
    this.setState({ failed: undefined, asked });
  }

  override render(): ReactNode {
    const { chrome, node, children } = this.props;
    const { failed, asked } = this.state;
    if (!failed) return children;
    const retry = (): void => this.tryAgain(true);
    return (
      lateFailure(failed.error, { retry, asked, inline: true }) ?? (
        <chrome.Placeholder finding={nodeFindings.failed(node, failed.error)} />
      )
    );
  }
}
