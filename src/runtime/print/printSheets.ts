import { flushSync } from 'react-dom';
import type { PageModel } from '../render/PageModel.ts';

/** A part of a page that is printed by itself, drawn for the printer only while it is printed. */
export interface PrintSheet {
  /** Draws it as the only thing that the printer sees. */
  open: () => void;
  close: () => void;
}

/** Class of the element that holds an open sheet, a child of `body`. */
export const SHEET_CLASS = 'atrium-print';

/** Milliseconds that options and images of a sheet may take. */
const PATIENCE = 5000;
const LOOK_EVERY = 50;

const sheetsOf = new WeakMap<PageModel, Map<string, PrintSheet>>();

/** Makes a sheet known under the id of its node. @returns takes it back */
export function registerSheet(page: PageModel, id: string, sheet: PrintSheet): () => void {
  const sheets = sheetsOf.get(page) ?? new Map<string, PrintSheet>();
  sheetsOf.set(page, sheets);
  sheets.set(id, sheet);
  return () => {
    if (sheets.get(id) === sheet) sheets.delete(id);
  };
}

/**
 * Prints one sheet of a page, once all that it shows is there.
 * @returns whether the page has a sheet of that id
 */
export async function printSheet(page: PageModel, id: string, print: () => void): Promise<boolean> {
  const sheet = sheetsOf.get(page)?.get(id);
  if (!sheet) return false;
  flushSync(() => {
    sheet.open();
  });
  page.mounts.flush();
  await whenSettled();
  closeAfterPrint(sheet);
  print();
  return true;
}

/** Resolves once nothing in the open sheet is on its way any more, or patience has ended. */
async function whenSettled(): Promise<void> {
  const selector = ['[aria-busy="true"]', '.ant-spin'].map((part) => `.${SHEET_CLASS} ${part}`).join();
  for (let waited = 0; waited < PATIENCE; waited += LOOK_EVERY) {
    if (document.querySelector(selector) === null) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
  }
}

/** Browsers that print beside the page tell when they have; where one does not, the next touch of the page shows it. */
function closeAfterPrint(sheet: PrintSheet): void {
  const signs = ['afterprint', 'pointerdown', 'keydown'];
  const close = (): void => {
    for (const sign of signs) window.removeEventListener(sign, close);
    sheet.close();
  };
  for (const sign of signs) window.addEventListener(sign, close);
}
