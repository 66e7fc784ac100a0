import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { BASELINE } from './migrations/index.ts';
import { OlderSchemaError } from './schemaErrors.ts';

/** The migrations of before, which the baseline is made of (docs/decisions/schema-files.md). */
const folded: readonly string[] = [
  ...['001_platform', '002_attachment', '003_job', '004_personal', '005_serial', '006_removed_resource'],
  ...['007_job_about', '008_message_code', '009_scan_ticket', '010_back_office', '011_back_office_documents'],
  ...['012_interfaces', '014_labels_and_texts', '015_back_office_settings', '016_credentials'],
  ...['017_share_links', '018_short_links', '019_login_ways', '020_interface_screens', '021_own_session'],
  ...['022_chat_apps', '023_campus_login', '024_resource_names', '025_portal_looks', '026_own_phones'],
  ...['027_shared_phones', '028_custom_configs', '029_label_names', '030_portal_english', '031_role_codes'],
  ...['032_users_named', '033_kept_refusals', '034_verified_accounts', '035_durable_jobs'],
];

/** What they made that files make now: views over tables, and what is triggered by writing to them or to tables. */
const views: readonly string[] = [
  ...['app-key', 'audit', 'chat-account', 'config', 'credential', 'database', 'department', 'dictionary'],
  ...['interface', 'label', 'menu', 'portal', 'resource', 'role', 'session', 'text', 'user'],
];
const triggered: readonly string[] = [
  ...['end_session', 'keep_phones_apart', 'refuse_label_name', 'refuse_role_code', 'write_app_key'],
  ...[
    'write_chat_account',
    'write_credential',
    'write_custom_config',
    'write_department',
    'write_dictionary',
  ],
  ...['write_label', 'write_portal', 'write_portal_campus', 'write_portal_looks', 'write_portal_texts'],
  ...['write_portal_ways', 'write_project_text', 'write_registered_database', 'write_role', 'write_user'],
  ...['write_user_labels', 'write_user_verified'],
];
const objects: readonly string[] = [
  'trigger refuse_label_name on atrium.label',
  'trigger refuse_role_code on atrium.role',
  ...views.map((name) => `view data."platform-${name}"`),
  ...triggered.map((name) => `function atrium.${name}()`),
  'function atrium.keep_an_administrator()',
  'function atrium.project_id()',
  'function atrium.refuse(text)',
  'function atrium.refuse(text,text)',
  'function atrium.take_phone(text,text)',
];

/** Whether a migration is one of those that the baseline stands for. */
export const isFolded = (name: string): boolean => folded.includes(name);

/**
 * Notes the baseline in the place of the migrations of before, and what they made as a file that is gone, so that it makes
 * way for the files of today.
 * @param done the migrations that the database holds
 * @throws OlderSchemaError where it holds some of them only: what the others did to its rows is known to their release
 */
export async function foldMigrations(trx: Transaction<Database>, done: readonly string[]): Promise<void> {
  if (!done.some(isFolded)) return;
  const missing = folded.find((name) => !done.includes(name));
  if (missing !== undefined) {
    throw new OlderSchemaError(
      `The database is of an older release (without migration ${missing}), and nothing of it was changed. ` +
        `Start the last release before ${BASELINE} on it once, then this one (docs/decisions/schema-files.md).`,
    );
  }
  const names = [...folded];
  await sql`insert into atrium.migration (name, timestamp)
    select ${BASELINE}, max(timestamp) from atrium.migration where name = any(${names})`.execute(trx);
  await sql`delete from atrium.migration where name = any(${names})`.execute(trx);
  await sql`insert into atrium.applied_file (name, hash, objects)
    values ('000_folded', '', ${[...objects]})`.execute(trx);
  // Of the library that ran them.
  await sql`drop table if exists atrium.migration_lock`.execute(trx);
  // From PostgreSQL 18 on, constraints of columns have names, which a column that is renamed does not hand on.
  await sql`do $$ begin
    if exists (select from pg_constraint where conrelid = 'atrium.job'::regclass and conname = 'job_kind_not_null')
    then alter table atrium.job rename constraint job_kind_not_null to job_name_not_null; end if;
  end $$`.execute(trx);
}
