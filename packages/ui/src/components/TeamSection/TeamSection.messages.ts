import { defineMessages } from '../../messages/messages.js';

export const teamSectionMessages = defineMessages('TeamSection', {
  title: 'Meet the Team',
  sample: 'Sample profile',
  named: 'Named by the operator',
});
