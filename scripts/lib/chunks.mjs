/**
 * One script of a build, as the bundler describes it.
 * @typedef {object} Chunk
 * @property {string} fileName
 * @property {string[]} imports the scripts that it imports statically
 * @property {string[]} moduleIds
 * @property {boolean} isEntry
 */

/**
 * The scripts that a page loads: those that hold its modules, with everything that they import statically.
 * @param {readonly Chunk[]} chunks of one build
 * @param {readonly string[]} modules ids
 * @returns {{ files: Set<string>, missing: string[] }} `missing`: modules that the build does not know
 */
export function closure(chunks, modules) {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const holding = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk.fileName])));
  /** @type {Set<string>} */
  const files = new Set();
  const waiting = modules.flatMap((id) => holding.get(id) ?? []);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    waiting.push(...(byFile.get(file)?.imports ?? []));
  }
  return { files, missing: modules.filter((id) => !holding.has(id)) };
}
