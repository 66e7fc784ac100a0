import { sql } from 'kysely';
import type { Migration } from 'kysely';
import { readSql } from './sqlFiles.ts';
import { up as steps } from './036_steps.ts';
import { up as moduleColumns } from './037_module_columns.ts';
import { up as documentEditors } from './038_document_editors.ts';
import { up as designRights } from './039_design_rights.ts';
import { up as catalogue } from './041_catalogue.ts';
import { up as previews } from './042_previews.ts';
import { up as replacedDrafts } from './044_replaced_drafts.ts';
import { up as organisation } from './045_organisation.ts';
import { up as flowDelegation } from './046_flow_delegation.ts';
import { up as thumbnailStyles } from './047_thumbnail_styles.ts';
import { up as shareLinkRoles } from './048_share_link_roles.ts';
import { up as flowLists } from './052_flow_lists.ts';
import { up as flowTitles } from './053_flow_titles.ts';
import { up as flows } from './049_flows.ts';
import { up as messages } from './050_messages.ts';
import { up as messageChannels } from './051_message_channels.ts';
import { up as embedding } from './054_embedding.ts';
import { up as flowAbsences } from './055_flow_absences.ts';
import { up as documentOrder } from './056_document_order.ts';

/** What stands in the place of the migrations that were folded. */
export const BASELINE = '035_baseline';

/**
 * All migrations by name, run in the order of their names. A new one has the next number above the baseline's. Views,
 * functions and triggers of the back office are not among them (`backOffice`), nor the functions of conditions
 * (`conditionFunctions.ts`): they are there anew after every migration, and whenever their text changes.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  [BASELINE]: {
    up: async (db) => {
      await sql.raw(readSql('migrations/035_baseline.sql')).execute(db);
    },
  },
  '036_steps': { up: steps },
  '037_module_columns': { up: moduleColumns },
  '038_document_editors': { up: documentEditors },
  '039_design_rights': { up: designRights },
  '041_catalogue': { up: catalogue },
  '042_previews': { up: previews },
  '044_replaced_drafts': { up: replacedDrafts },
  '045_organisation': { up: organisation },
  '046_flow_delegation': { up: flowDelegation },
  '047_thumbnail_styles': { up: thumbnailStyles },
  '048_share_link_roles': { up: shareLinkRoles },
  '049_flows': { up: flows },
  '050_messages': { up: messages },
  '051_message_channels': { up: messageChannels },
  '052_flow_lists': { up: flowLists },
  '053_flow_titles': { up: flowTitles },
  '054_embedding': { up: embedding },
  '055_flow_absences': { up: flowAbsences },
  '056_document_order': { up: documentOrder },
};
