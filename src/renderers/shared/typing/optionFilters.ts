import { useComposedFilter } from '../../../runtime/render/useComposed.ts';

/** An option, or a node of a tree. */
interface Labelled {
  readonly value?: unknown;
  readonly label?: unknown;
  readonly search?: unknown;
}

const includes = (text: unknown, sought: string): boolean =>
  typeof text === 'string' && text.toLowerCase().includes(sought.toLowerCase());

const byLabel = (sought: string, option: Labelled | undefined): boolean => includes(option?.label, sought);
const bySearch = (sought: string, option: Labelled | undefined): boolean => includes(option?.search, sought);
const byLabels = (sought: string, path: readonly Labelled[]): boolean =>
  path.some(({ label }) => includes(label, sought));

/** Finds the options of a select, or the nodes of a tree, by their label; by `search` where the label is no text. */
export const useOptionFilter = (by: 'label' | 'search' = 'label') =>
  useComposedFilter(by === 'label' ? byLabel : bySearch);

/** Finds the paths of a cascader by a label in them. */
export const usePathFilter = () => useComposedFilter(byLabels);
