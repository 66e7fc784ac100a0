import { makeAutoObservable, observableRef } from 'mobx';
import { createContext, useContext } from 'react';
import type { PageModel } from '../../runtime/render/PageModel.ts';
import type { FieldNode } from '../../schemas/node.ts';
import type { DesignModel } from '../core/DesignModel.ts';
import type { Rect } from './drag/boxes.ts';
import { drawnTree, type DrawnPart, type DrawnTree } from './drawnTree.ts';
import { MarkRegistry } from './marks/MarkRegistry.ts';

/** A text that is edited where it stands. */
export interface EditedText {
  readonly key: string;
  /** Relative pointer of the member that holds it. */
  readonly member: string;
}

/** How a document is looked at on its canvas. What is selected is the designer's. */
export class CanvasModel {
  readonly model: DesignModel;
  readonly marks: MarkRegistry;
  /** The page is used as people would, instead of being designed. */
  trying = false;
  showsHidden = false;
  /** By how much the page is made smaller to be seen as a whole. */
  fit = 1;
  /** The page has its own size, and is scrolled. */
  actualSize = false;
  /** Key of the part under the pointer. */
  hovered: string | undefined = undefined;
  edited: EditedText | undefined = undefined;
  /** What is said to those who do not see the canvas. */
  said = '';
  /** Grows whenever something may have moved: what lies over the page is measured again. */
  measured = 0;
  /** What the page is drawn in; rectangles count from its corner. */
  frame: HTMLElement | undefined = undefined;
  page: PageModel | undefined = undefined;
  /** Of a further form: the nodes that draw the fields of its module, by code. */
  nodes: ReadonlyMap<string, string> | undefined = undefined;
  /** Records are shown that are made up: there are none, or none that may be read. */
  sampled = false;

  constructor(model: DesignModel) {
    this.model = model;
    const { kind, id } = model.document;
    this.marks = new MarkRegistry(`${kind} ${id}`, (node) => isEmpty(this.drawn.byId.get(node)));
    makeAutoObservable(
      this,
      {
        model: false,
        marks: false,
        edited: observableRef,
        frame: observableRef,
        page: observableRef,
        nodes: observableRef,
      },
      { autoBind: true },
    );
  }

  get drawn(): DrawnTree {
    return drawnTree(this.model.tree, this.nodes);
  }

  /** Where a part is drawn, in pixels of the frame; undefined where it has nothing to see. */
  rectOf({ id }: Pick<DrawnPart, 'id'>): Rect | undefined {
    const element = this.marks.elementOf(id);
    return element && this.rectIn(element);
  }

  /** An element's rectangle in pixels of the frame; undefined where it is not to be seen. */
  rectIn(element: Element): Rect | undefined {
    const origin = this.frame?.getBoundingClientRect();
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (origin === undefined || (right <= left && bottom <= top)) return undefined;
    return {
      left: left - origin.left,
      top: top - origin.top,
      right: right - origin.left,
      bottom: bottom - origin.top,
    };
  }

  /** The part that an element belongs to. */
  partAt(element: Element | null): DrawnPart | undefined {
    const id = this.marks.idAt(element);
    return id === undefined ? undefined : this.drawn.byId.get(id);
  }

  /** The selected part as it stands on the canvas: of a place in a layout, its field. */
  get primary(): DrawnPart | undefined {
    const [key] = this.model.selection;
    return key === undefined ? undefined : this.drawn.byKey.get(key);
  }

  setTrying(trying: boolean): void {
    this.trying = trying;
    this.edited = undefined;
    this.hovered = undefined;
  }

  setFit(fit: number): void {
    this.fit = fit;
  }

  setActualSize(isActual: boolean): void {
    this.actualSize = isActual;
  }

  setShowsHidden(shows: boolean): void {
    this.showsHidden = shows;
  }

  hover(key: string | undefined): void {
    this.hovered = key;
  }

  edit(edited: EditedText | undefined): void {
    this.edited = edited;
  }

  say(sentence: string): void {
    this.said = sentence;
  }

  /** Something on the page may have moved. */
  moved(): void {
    this.measured += 1;
  }

  setFrame(frame: HTMLElement | null): void {
    this.frame = frame ?? undefined;
  }

  setFields(fields: readonly FieldNode[]): void {
    this.nodes = new Map(fields.map(({ name, id }) => [name, id]));
  }

  setSampled(isSampled: boolean): void {
    this.sampled = isSampled;
  }

  setPage(page: PageModel | undefined): void {
    this.page = page;
  }
}

/** Whether a part could hold others among its content, and holds none. */
const isEmpty = (part: DrawnPart | undefined): boolean =>
  part?.holdings.some(({ holding }) => holding.name === 'children') === true &&
  part.holdings.every(({ parts }) => parts.length === 0);

export const CanvasContext = createContext<CanvasModel | undefined>(undefined);

/** The canvas around. @throws Error outside of one: a slip of whoever draws */
export function useCanvas(): CanvasModel {
  const canvas = useContext(CanvasContext);
  if (canvas === undefined) throw new Error('There is no canvas here.');
  return canvas;
}
