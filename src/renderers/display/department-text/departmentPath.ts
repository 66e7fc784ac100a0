import type { Option } from '../../../schemas/option.ts';
import type { OptionList } from '../../../schemas/prop.ts';

/** A department and those above it, the highest first. Departments above each other end where they meet again. */
export function departmentPath(options: OptionList, id: string): readonly Option[] {
  const path: Option[] = [];
  for (let at = options.find(id); at && !path.includes(at);) {
    path.unshift(at);
    at = at.parent === undefined ? undefined : options.find(at.parent);
  }
  return path;
}
