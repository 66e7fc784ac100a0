import type { BrowserContext, Locator, Page } from 'playwright-core';
import { logIn } from '../portal.ts';
import { EDITED, SIZE } from './largePage.ts';
import type { ProbePlaces } from './probe.ts';

/** A designer with the large page, and how a person works in it. */
export interface Designer {
  readonly name: string;
  /** Opens the page in the designer. */
  readonly address: string;
  readonly places: ProbePlaces;
  /** CSS selector of the edited text on the canvas. */
  readonly edited: string;
  /** Gets a new context of the browser ready. */
  readonly enter?: (context: BrowserContext) => Promise<void>;
  readonly part: (page: Page) => Locator;
  /** What scrolls the canvas. */
  readonly canvas: (page: Page) => Locator;
  /** The field of the selected text. */
  readonly field: (page: Page) => Locator;
  /** Puts the keyboard where keys are commands. */
  readonly leaveField: (page: Page) => Promise<void>;
  /** Matches while something is dragged. */
  readonly dragging: (page: Page) => Locator;
  /** CSS selector of a problem that the designer shows; absent: it checks nothing. */
  readonly problem?: string;
}

/** The product's designer. @param origin of the running product @param id of the large page */
export const atriumDesigner = (origin: string, id: string): Designer => ({
  name: 'Atrium',
  address: `${origin}/design/app/${id}`,
  places: {
    outline: '[role=region][aria-label=大纲] [role=treeitem]',
    part: '[data-node]',
    parts: SIZE,
  },
  edited: `[data-node="${EDITED}"]`,
  enter: (context) => logIn(context, origin),
  part: (page) => page.locator(`[data-node="${EDITED}"]`),
  canvas: (page) => page.locator('.at-canvas-scroll'),
  field: (page) =>
    page.getByRole('region', { name: '属性', exact: true }).getByLabel('内容（中文）', { exact: true }),
  leaveField: (page) => page.locator('.at-canvas-scroll').focus(),
  dragging: (page) => page.locator('body.at-canvas-dragging'),
  problem: '[role=region][aria-label=问题] li',
});

/** Puck's editor. @param address of the page that holds it */
export const puckDesigner = (address: string): Designer => ({
  name: 'Puck',
  address,
  places: {
    outline: '[data-puck-layer-tree-id]',
    part: '[data-puck-component]',
    parts: SIZE,
    frame: '#preview-frame',
  },
  edited: `[data-puck-component="${EDITED}"]`,
  part: (page) => page.frameLocator('#preview-frame').locator(`[data-puck-component="${EDITED}"]`),
  canvas: (page) => page.locator('#preview-frame'),
  field: (page) => page.locator('input[name="text"]:visible'),
  leaveField: (page) => page.locator('input[name="text"]:visible').blur(),
  dragging: (page) => page.frameLocator('#preview-frame').locator('[data-dnd-dragging]'),
});
