import { pathToFileURL } from 'node:url';

// npm start [-- --empty]: on a fresh clone as on a running installation.
//
//     packages that package-lock.json asks for → what is stale is built → the server, in this process

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`ERROR Atrium needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

// Imported only now, because older versions of Node cannot load what follows.
const { buildIfStale, staleProducts } = await import('./lib/build.mjs');
const { installIfStale } = await import('./lib/install.mjs');
const { endWithNpm } = await import('./lib/npm.mjs');
const { inRoot } = await import('./lib/paths.mjs');
const { fail, messageOf } = await import('./lib/report.mjs');
const { SERVER } = await import('./lib/stamp.mjs');

// Only building needs the development packages: an installation that is built and pruned starts as it is.
await installIfStale({ dev: staleProducts().length > 0, embeddedDatabase: !process.env.DATABASE_URL });
await buildIfStale();

endWithNpm();
process.setSourceMapsEnabled(true);
try {
  await import(pathToFileURL(inRoot(SERVER.output)).href);
} catch (error) {
  fail(`The server could not start: ${messageOf(error)}`);
}
