import type { Component } from 'react';
import { findDOMNode } from 'react-dom';

/**
 * The first element that a component draws; undefined where it draws none. React offers no other way that adds nothing
 * to the page; its successor, refs on fragments, is not in the React that is pinned. This is the one file that uses it.
 */
export function firstElement(component: Component): Element | undefined {
  const drawn = findDOMNode(component);
  return drawn instanceof Element ? drawn : undefined;
}
