import { Component, type ComponentType, type ReactNode } from 'react';
import { nodeFailure } from './nodeFailure.ts';
import type { Finding } from '../../../../schemas/finding.ts';

interface Props {
  name: string;
  placeholder: ComponentType<{ finding: Finding }>;
  report: (finding: Finding) => void;
  children: ReactNode;
}

/** Keeps a component that throws, as one with props that it cannot take, from taking the form with it. */
export class PartBoundary extends Component<Props, { failed: Finding | undefined }> {
  override state: { failed: Finding | undefined } = { failed: undefined };

  static getDerivedStateFromError(error: unknown): { failed: Finding } {
    return { failed: nodeFailure(error) };
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
