import { readNames, writeWidget } from './lib/newRenderer.mjs';
import { ROOT } from './lib/paths.mjs';
import { fail, messageOf } from './lib/report.mjs';

// npm run new:renderer <family> <Name>: writes a widget that keeps the contract of all widgets, with its example, and
// registers it in its family. docs/register-a-renderer.md says how to go on.

const [family, Name, ...further] = process.argv.slice(2);
try {
  const names = readNames(ROOT, family, Name, ...further);
  const written = await writeWidget(ROOT, names);
  console.log(written.map((file) => `wrote ${file}`).join('\n'));
  console.log(`\nSee it: /example?type=${names.type}`);
  console.log(`Test it: npm run test:widgets -- -t "${names.type}"`);
} catch (error) {
  fail(messageOf(error));
}
