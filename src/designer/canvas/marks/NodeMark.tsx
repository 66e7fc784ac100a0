import { Component, createContext, type ComponentType, type ReactNode } from 'react';
import type { MarkProps } from '../../../runtime/render/MarkContext.ts';
import { firstElement } from './firstElement.ts';
import type { Mark, MarkRegistry } from './MarkRegistry.ts';

/** Where marks are noted. */
export const MarksContext = createContext<MarkRegistry | undefined>(undefined);

/** Stands around a node and draws nothing itself: a class, since only of these React tells what they have drawn. */
class NodeMarkClass extends Component<MarkProps> implements Mark {
  static override contextType = MarksContext;
  declare context: MarkRegistry | undefined;
  private takeBack: () => void = () => undefined;

  override componentDidMount(): void {
    this.takeBack = this.context?.add(this) ?? this.takeBack;
  }

  override componentDidUpdate(): void {
    this.context?.changed(this);
  }

  override componentWillUnmount(): void {
    this.takeBack();
  }

  get node(): MarkProps['node'] {
    return this.props.node;
  }

  get place(): MarkProps['place'] {
    return this.props.place;
  }

  get hidden(): boolean {
    return this.props.hidden;
  }

  element(): Element | undefined {
    return firstElement(this);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

export const NodeMark: ComponentType<MarkProps> = NodeMarkClass;
