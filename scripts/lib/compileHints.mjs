/** V8 reads it in the first line of a script (v8.dev/blog/explicit-compile-hints); other engines skip it. */
const HINT = '//# allFunctionsCalledOnLoad';

/**
 * Tells the browser to compile the whole of the scripts that every visit begins with. Left alone it compiles a function
 * when it is first called, on the thread that draws the page; told so, it does that on another one while the script
 * arrives, and keeps all of it with the script for the next visit.
 *
 * @param {readonly string[]} chunks names of the scripts, without those of their packages
 * @returns {import('vite').Plugin}
 */
export function compileHints(chunks) {
  const names = new Set(['index', 'entry', ...chunks].flatMap((name) => [name, `${name}-packages`]));
  return {
    name: 'compile-hints',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.has(file.name)) file.code = `${HINT}\n${file.code}`;
        }
      },
    },
  };
}
