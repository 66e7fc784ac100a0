import type { ServerConfig } from '../config/config.ts';
import type { ModuleRules } from '../records/moduleRules.ts';
import { boundAccount } from './account/boundAccount.ts';
import { userRule } from './account/userRule.ts';
import { announcementRule } from './announcement/announcementRule.ts';
import { catalogueRules } from './catalogue/rules.ts';
import { sealedCredential } from './credential/sealedCredential.ts';
import { sealedPassword } from './database/sealedPassword.ts';
import { departmentRule } from './department/departmentRule.ts';
import { designRightRule } from './designRight/designRightRule.ts';
import { dictionaryRule } from './dictionary/dictionaryRule.ts';
import { appKeyRule } from './sdkOpen/appKeyRule.ts';

/** What the product's own modules hold their records to beside their forms. */
export const moduleRules = ({ interfaceOrigins }: Pick<ServerConfig, 'interfaceOrigins'>): ModuleRules => ({
  'platform-user': userRule,
  'platform-announcement': announcementRule,
  'platform-database': { stored: sealedPassword },
  'platform-credential': { stored: sealedCredential(interfaceOrigins) },
  'platform-chat-account': { stored: boundAccount },
  'platform-department': departmentRule,
  'platform-dictionary': dictionaryRule,
  ...catalogueRules,
  'platform-design-right': designRightRule,
  'platform-app-key': appKeyRule,
});
