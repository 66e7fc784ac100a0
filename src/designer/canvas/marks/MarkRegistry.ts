import { makeAutoObservable, observableRef } from 'mobx';
import type { CompiledNode } from '../../../documents/compile.ts';
import type { Scope } from '../../../conditions/index.ts';
import { same } from '../../../documents/same.ts';
import type { Place } from '../../../runtime/render/PageContext.tsx';

/** A node as it is drawn in one place; a loop draws one several times. */
export interface Mark {
  readonly node: CompiledNode;
  readonly place: Place;
  readonly hidden: boolean;
  /** The first element that it draws now. */
  element(): Element | undefined;
}

/** The attribute by which an element leads to its node. */
export const NODE = 'data-node';
/** The attributes by which elements lead to a part that is no node; see `PartContext`. */
export const PART = 'data-part';
export const BELONGS = 'data-part-of';
const EMPTY = 'data-empty';
/** On what is drawn although it is hidden. */
export const HIDDEN = 'data-hidden';

/**
 * Which elements of the page are which nodes of the document that is designed. Nodes of other documents, such as what is
 * inside of a control, are not marked: whoever points at them means the node that brings them.
 */
export class MarkRegistry {
  /** Ids of nodes that are on the page and have nothing to see there. */
  boxless: readonly string[] = [];
  /** Grows with each refresh: whoever draws over the page measures again. */
  refreshed = 0;
  private readonly marks = new Set<Mark>();
  /** The first element of each mark as it was found last; marks without one are asked again each time. */
  private readonly found = new Map<Mark, Element>();
  /** The first element of each node by its id. */
  private elements: ReadonlyMap<string, Element> = new Map();
  private written: ReadonlyMap<Element, Mark> = new Map();
  /** What the attributes of marked elements say. */
  private readonly said = new WeakMap<Element, string>();
  private readonly where: string;
  private readonly isEmpty: (id: string) => boolean;
  private onChange: () => void = () => undefined;
  /** What the page is drawn in. */
  private page: Element | undefined;

  /**
   * @param where kind and id of the document, as its page calls itself
   * @param isEmpty whether a node could hold others and holds none
   */
  constructor(where: string, isEmpty: (id: string) => boolean) {
    this.where = where;
    this.isEmpty = isEmpty;
    makeAutoObservable<
      this,
      'marks' | 'found' | 'elements' | 'written' | 'said' | 'where' | 'isEmpty' | 'onChange' | 'page'
    >(this, {
      boxless: observableRef,
      marks: false,
      found: false,
      elements: false,
      written: false,
      said: false,
      where: false,
      isEmpty: false,
      onChange: false,
      page: false,
      add: false,
      elementOf: false,
      idAt: false,
      scopeOf: false,
      watch: false,
      changed: false,
    });
  }

  /** Notes a mark for as long as it is on the page. @returns takes it back */
  add(mark: Mark): () => void {
    this.marks.add(mark);
    this.onChange();
    return () => {
      this.marks.delete(mark);
      this.found.delete(mark);
      this.onChange();
    };
  }

  /** A mark draws something else than before; absent: what holds for marks has changed, such as which of them hold nothing. */
  changed(mark?: Mark): void {
    if (mark !== undefined) this.found.delete(mark);
    this.onChange();
  }

  /** Calls back whenever marks have come, gone or changed. @param page what the document is drawn in */
  watch(onChange: () => void, page?: Element): void {
    this.found.clear();
    this.onChange = onChange;
    this.page = page;
  }

  /** The element of a node or another part; of one that is drawn several times the first. */
  elementOf(id: string): Element | undefined {
    return this.elements.get(id);
  }

  /** What the expressions of a node read; of one that is drawn several times, in the first place that is known. */
  scopeOf(id: string): Scope {
    for (const { node, place } of this.marks)
      if (node.source.id === id && place.page.where === this.where) return place.scope;
    return undefined;
  }

  /** The node or other part that an element belongs to: its own, else that of the nearest element around it. */
  idAt(element: Element | null): string | undefined {
    for (let at = element; at && at !== this.page; at = at.parentElement) {
      const mark = this.written.get(at);
      if (mark) return mark.node.source.id;
      const part = at.getAttribute(PART) ?? at.getAttribute(BELONGS);
      if (part !== null) return part;
    }
    return undefined;
  }

  /**
   * Finds the elements anew and writes the attributes. A mark's first element is another one only where the children of
   * the element around it have changed, or where the mark itself has.
   * @param touched elements whose children have changed since the last time; absent: any may have
   */
  refresh(touched?: ReadonlySet<unknown>): void {
    if (touched === undefined) this.found.clear();
    const written = new Map<Element, Mark>();
    const elements = new Map<string, Element>();
    const boxless = new Set<string>();
    for (const mark of this.marks) {
      const { id } = mark.node.source;
      // A widget that draws a whole document stands nowhere in it.
      if (id === '' || mark.node.path === '' || mark.place.page.where !== this.where) continue;
      const element = this.find(mark, touched);
      if (!element) {
        boxless.add(id);
        continue;
      }
      const first = elements.get(id);
      if (!first || isBefore(element, first)) elements.set(id, element);
      // Where one node draws nothing but another, the element is that of the inner one.
      const other = written.get(element);
      if (!other || other.node.path.length < mark.node.path.length) written.set(element, mark);
    }
    this.write(written);
    for (const element of this.page?.querySelectorAll(`[${PART}]`) ?? []) {
      const part = element.getAttribute(PART) ?? '';
      if (!elements.has(part)) elements.set(part, element);
    }
    this.elements = elements;
    const ids = [...boxless].filter((id) => !elements.has(id));
    if (!same(ids, this.boxless)) this.boxless = ids;
    this.refreshed += 1;
  }

  private find(mark: Mark, touched: ReadonlySet<unknown> | undefined): Element | undefined {
    const known = this.found.get(mark);
    if (known?.parentNode && touched?.has(known.parentNode) === false) return known;
    const element = mark.element();
    // What is drawn outside of the page, as in a dialog, is not watched.
    if (element && this.page?.contains(element)) this.found.set(mark, element);
    else this.found.delete(mark);
    return element;
  }

  private write(written: ReadonlyMap<Element, Mark>): void {
    for (const element of this.written.keys())
      if (!written.has(element)) {
        this.said.delete(element);
        for (const name of [NODE, EMPTY, HIDDEN]) element.removeAttribute(name);
      }
    for (const [element, { node, hidden }] of written) {
      const { id } = node.source;
      const isEmpty = this.isEmpty(id);
      const saying = `${String(isEmpty)} ${String(hidden)} ${id}`;
      if (this.said.get(element) === saying) continue;
      this.said.set(element, saying);
      element.setAttribute(NODE, id);
      element.toggleAttribute(EMPTY, isEmpty);
      element.toggleAttribute(HIDDEN, hidden);
    }
    this.written = written;
  }
}

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
