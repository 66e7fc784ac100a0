import { defineLocale } from '../../runtime/locale/defineLocale.ts';

/** A change of the password: it is fetched when somebody begins one. */
export const passwordLocale = defineLocale(
  'portal.password',
  {
    oldPassword: '原密码',
    newPassword: '新密码',
    repeatPassword: '确认新密码',
    oldPasswordMissing: '请输入原密码',
    newPasswordMissing: '请输入新密码',
    newPasswordShort: '新密码至少 8 个字符',
    newPasswordSame: '新密码不能与原密码相同',
    repeatDiffers: '两次输入的新密码不一致',
    passwordChanged: '密码已修改，其他设备需要重新登录',
  },
  {
    oldPassword: 'Old password',
    newPassword: 'New password',
    repeatPassword: 'Repeat the new password',
    oldPasswordMissing: 'Enter the old password',
    newPasswordMissing: 'Enter a new password',
    newPasswordShort: 'The new password needs at least 8 characters',
    newPasswordSame: 'The new password must differ from the old one',
    repeatDiffers: 'The two new passwords differ',
    passwordChanged: 'The password is changed. Other devices have to log in again.',
  },
);
