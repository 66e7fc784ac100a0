import { spawn } from 'node:child_process';
import process from 'node:process';
import { inRoot, ROOT } from './lib/paths.mjs';

// npm run test:mariadb -- <url> [--record]: the tests of interfaces over MySQL's protocol, on a real server in the place of
// the recorded one.

const USAGE = `Usage: npm run test:mariadb -- mysql://user:password@host:port/database [--record]

Runs the tests of interfaces over MySQL's protocol on a real MariaDB or MySQL. The database is the tests' own: they drop
and make tables, a view and a function in it, and the user needs all rights there (and none elsewhere):

  create database courses character set utf8mb4;
  create user atrium@'%' identified by 'atrium-test';
  grant all on courses.* to atrium@'%';

--record  writes what the server answers to tests/support/mysql/recordings, from which \`npm test\` plays it. That needs a
          MariaDB, the password atrium-test, and a user who logs in by mysql_native_password.

Two tests are left out: they are about servers that do what no real one does.
`;

const FILES = ['tests/server/mysqlInterfaces.test.ts', 'tests/security/configuredMysql.test.ts'];

const [url = '', ...options] = process.argv.slice(2);
const unknown = options.some((option) => option !== '--record');

if (!URL.canParse(url) || new URL(url).protocol !== 'mysql:' || new URL(url).pathname.length < 2 || unknown) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  const child = spawn(
    process.execPath,
    [
      inRoot('node_modules/vitest/vitest.mjs'),
      'run',
      '--project',
      'server',
      '--no-file-parallelism',
      ...FILES,
    ],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: {
        ...process.env,
        ATRIUM_TEST_MYSQL: url,
        ...(options.includes('--record') && { ATRIUM_RECORD_MYSQL: '1' }),
      },
    },
  );
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
