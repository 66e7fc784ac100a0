import { type Clipping, clippingText } from '../../documents/edit/clipping.ts';

/** What was copied last in this window, and whether the clipboard of the system has it. */
let kept: { readonly text: string; readonly isWritten: boolean } | undefined;

/** Puts parts on the clipboard, as text that other windows read too. */
export async function writeClipboard(clipping: Clipping): Promise<void> {
  const text = clippingText(clipping);
  kept = { text, isWritten: false };
  try {
    await navigator.clipboard.writeText(text);
    kept = { text, isWritten: true };
  } catch {
    // Without a right to the clipboard it is pasted in this window alone.
  }
}

/** The text on the clipboard, else what was copied in this window; undefined where nothing was, or nobody may read it. */
export async function readClipboard(): Promise<string | undefined> {
  if (kept?.isWritten === false) return kept.text;
  try {
    return await navigator.clipboard.readText();
  } catch {
    return kept?.text;
  }
}
