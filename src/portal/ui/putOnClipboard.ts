/** The older way of copying, which pages have that came over plain http; browsers may take it away one day. */
interface CopyingDocument {
  execCommand?: (command: 'copy') => boolean;
}

/**
 * Puts a text on the clipboard. A page that came over plain http, as on many a campus network, has no `clipboard`, and a
 * browser may refuse the one that is there: then what a hidden field has selected is copied.
 * @returns whether it is there now
 */
export async function putOnClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const page: CopyingDocument = document;
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true; // opens no keyboard on phones
  field.setAttribute('aria-hidden', 'true');
  field.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 1px; height: 1px; opacity: 0';
  document.body.append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return page.execCommand?.('copy') === true;
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
