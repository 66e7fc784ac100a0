import { type Clipping, readClipping } from '../../documents/edit/clipping.ts';

/** What was copied last, for browsers that let nobody read the clipboard. */
let kept: Clipping | undefined;

/** Puts parts on the clipboard, as text that other windows read too. */
export async function writeClipboard(clipping: Clipping): Promise<void> {
  kept = clipping;
  try {
    await navigator.clipboard.writeText(JSON.stringify(clipping));
  } catch {
    // Without a right to the clipboard it is pasted in this window alone.
  }
}

/** The parts on the clipboard, else those that were copied in this window; undefined where there are none. */
export async function readClipboard(): Promise<Clipping | undefined> {
  try {
    return readClipping(await navigator.clipboard.readText()) ?? kept;
  } catch {
    return kept;
  }
}
