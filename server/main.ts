import { runServer } from './run.ts';

// Composition root of the process: signals, last resorts and exit codes; everything else is run.ts.

const print = (text: string): void => void process.stdout.write(text);

function complain(problem: unknown): void {
  process.stderr.write(`ERROR ${problem instanceof Error ? problem.message : String(problem)}\n`);
}

const started = runServer(process.env, process.argv.slice(2), print);

let stopping = false;

/** Stops in order, also a server that is only starting; a second request ends the process at once. */
async function stop(exitCode: number): Promise<void> {
  if (stopping) process.exit(exitCode === 0 ? 130 : exitCode);
  stopping = true;
  try {
    await (await started).stop();
    process.exit(exitCode);
  } catch (error) {
    complain(error);
    process.exit(1);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

// After an error that nobody caught nothing can be relied on: finish what is under way, and end.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    complain(error instanceof Error ? error.stack : error);
    void stop(1);
  });
}

try {
  const server = await started;
  void server.broken.then((why) => {
    if (stopping) return;
    complain(why);
    void stop(1);
  });
} catch (error) {
  complain(error);
  process.exit(1);
}
