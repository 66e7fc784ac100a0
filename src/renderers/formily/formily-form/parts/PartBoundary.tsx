import { Component, type ComponentType, type ReactNode } from 'react';
import { partFailed } from '../../../../runtime/render/nodeFindings.ts';
import type { Finding } from '../../../../schemas/finding.ts';

interface Props {
  name: string;
  placeholder: ComponentType<{ finding: Finding }>;
  report: (finding: Finding) => void;
  children: ReactNode;
}

interface State {
  failed: Finding | undefined;
  /** What was drawn when it failed. */
  drawn: ReactNode;
}

/**
 * Keeps a component that throws, as one with props that it cannot take, from taking the form with it. It is tried again
 * with the next props.
 */
export class PartBoundary extends Component<Props, State> {
  override state: State = { failed: undefined, drawn: undefined };

  static getDerivedStateFromProps({ children }: Props, { drawn }: State): Partial<State> | null {
    return children === drawn ? null : { failed: undefined, drawn: children };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: partFailed(error) };
  }

  override componentDidCatch(): void {
    const { failed } = this.state;
    if (failed) this.props.report(failed);
  }

  override render(): ReactNode {
    const { failed } = this.state;
    const Placeholder = this.props.placeholder;
    return failed ? <Placeholder finding={failed} /> : this.props.children;
  }
}
