/** The element within another one that is marked with a key, which may hold any sign: `data-card`, `data-gap`, `data-part`. */
export function markedAs(
  within: HTMLElement | null,
  mark: 'card' | 'gap' | 'part',
  key: string,
): HTMLElement | undefined {
  const marked = [...(within?.querySelectorAll<HTMLElement>(`[data-${mark}]`) ?? [])];
  return marked.find(({ dataset }) => dataset[mark] === key);
}
