/**
 * The places of a longest rising run in a list of numbers, none of which stands twice: what keeps its order while as
 * little as possible is moved.
 */
export function longestRising(numbers: readonly number[]): readonly number[] {
  /** For each length the place of the smallest number that a run of it ends with. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  numbers.forEach((number, at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numberAt(numbers, ends[middle]) < number) low = middle + 1;
      else high = middle;
    }
    before[at] = ends[low - 1];
    ends[low] = at;
  });
  const run: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = before[at]) run.push(at);
  return run.reverse();
}

const numberAt = (numbers: readonly number[], at: number | undefined): number =>
  at === undefined ? -Infinity : (numbers[at] ?? -Infinity);
