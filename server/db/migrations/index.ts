import type { Migration } from 'kysely';
import { up as platform } from './001_platform.ts';
import { up as attachment } from './002_attachment.ts';
import { up as job } from './003_job.ts';
import { up as personal } from './004_personal.ts';
import { up as serial } from './005_serial.ts';
import { up as removedResource } from './006_removed_resource.ts';
import { up as jobAbout } from './007_job_about.ts';
import { up as messageCode } from './008_message_code.ts';
import { up as scanTicket } from './009_scan_ticket.ts';
import { up as backOffice } from './010_back_office.ts';
import { up as backOfficeDocuments } from './011_back_office_documents.ts';
import { up as interfaces } from './012_interfaces.ts';
import { up as labelsAndTexts } from './014_labels_and_texts.ts';
import { up as backOfficeSettings } from './015_back_office_settings.ts';
import { up as credentials } from './016_credentials.ts';
import { up as shareLinks } from './017_share_links.ts';
import { up as shortLinks } from './018_short_links.ts';
import { up as loginWays } from './019_login_ways.ts';
import { up as interfaceScreens } from './020_interface_screens.ts';
import { up as ownSession } from './021_own_session.ts';
import { up as chatApps } from './022_chat_apps.ts';
import { up as campusLogin } from './023_campus_login.ts';
import { up as resourceNames } from './024_resource_names.ts';
import { up as portalLooks } from './025_portal_looks.ts';
import { up as ownPhones } from './026_own_phones.ts';
import { up as sharedPhones } from './027_shared_phones.ts';
import { up as customConfigs } from './028_custom_configs.ts';
import { up as labelNames } from './029_label_names.ts';
import { up as portalEnglish } from './030_portal_english.ts';
import { up as roleCodes } from './031_role_codes.ts';
import { up as usersNamed } from './032_users_named.ts';
import { up as keptRefusals } from './033_kept_refusals.ts';
import { up as verifiedAccounts } from './034_verified_accounts.ts';
import { up as durableJobs } from './035_durable_jobs.ts';
import { up as steps } from './036_steps.ts';

/**
 * All migrations by name; Kysely runs them in the order of their names. The functions of conditions are not among
 * them: they are installed whenever their text changes (`conditionFunctions.ts`).
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_platform': { up: platform },
  '002_attachment': { up: attachment },
  '003_job': { up: job },
  '004_personal': { up: personal },
  '005_serial': { up: serial },
  '006_removed_resource': { up: removedResource },
  '007_job_about': { up: jobAbout },
  '008_message_code': { up: messageCode },
  '009_scan_ticket': { up: scanTicket },
  '010_back_office': { up: backOffice },
  '011_back_office_documents': { up: backOfficeDocuments },
  '012_interfaces': { up: interfaces },
  '014_labels_and_texts': { up: labelsAndTexts },
  '015_back_office_settings': { up: backOfficeSettings },
  '016_credentials': { up: credentials },
  '017_share_links': { up: shareLinks },
  '018_short_links': { up: shortLinks },
  '019_login_ways': { up: loginWays },
  '020_interface_screens': { up: interfaceScreens },
  '021_own_session': { up: ownSession },
  '022_chat_apps': { up: chatApps },
  '023_campus_login': { up: campusLogin },
  '024_resource_names': { up: resourceNames },
  '025_portal_looks': { up: portalLooks },
  '026_own_phones': { up: ownPhones },
  '027_shared_phones': { up: sharedPhones },
  '028_custom_configs': { up: customConfigs },
  '029_label_names': { up: labelNames },
  '030_portal_english': { up: portalEnglish },
  '031_role_codes': { up: roleCodes },
  '032_users_named': { up: usersNamed },
  '033_kept_refusals': { up: keptRefusals },
  '034_verified_accounts': { up: verifiedAccounts },
  '035_durable_jobs': { up: durableJobs },
  '036_steps': { up: steps },
};
