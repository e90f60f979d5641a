import { defineMessages } from '../../messages/messages.js';

export const forgetLabelsDialogMessages = defineMessages('ForgetLabelsDialog', {
  title: 'Log out',
  about: 'Your address labels ({count}) stay on this device. Forget them?',
  forget: 'Forget labels',
  keep: 'Keep labels',
});
