/** How many things, from the first, fit into a room, each taking what is given; at least one. */
export function fitting(sizes: readonly number[], room: number): number {
  let taken = 0;
  const first = sizes.findIndex((size) => {
    taken += size;
    return taken > room;
  });
  return first < 0 ? sizes.length : Math.max(first, 1);
}
