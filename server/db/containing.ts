/** A keyword as a `like` pattern that finds it anywhere. */
export function containing(keyword: string): string {
  return `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
