/** Digits, letters and signs of full width, as Chinese input methods write them, in their usual form. */
export const narrowText = (text: string): string => text.normalize('NFKC').trim();
