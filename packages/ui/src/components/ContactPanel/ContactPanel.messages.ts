import { defineMessages } from '../../messages/messages.js';

export const contactPanelMessages = defineMessages('ContactPanel', {
  title: 'Contact',
  chat: 'Live Chat available 24/7',
  openChat: 'Open chat',
  mail: 'Email support',
  notSet: 'Set by the operator',
  noAddress: 'No address has been set here yet.',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  subject: 'Message to support',
  subjectFrom: 'Message from {name}',
  opensMail: 'Opens your mail program with this text. Nothing is sent from here.',
  opensNothing: 'No message service is connected, and no address is set. Nothing is sent from here.',
  openedTitle: 'Continue in your mail program',
  opened:
    'It was asked to open with this text. If it did not: No message service is connected; write to {address}. Your text stays here.',
  notSentTitle: 'Nothing was sent',
  notSent: 'No message service is connected, and the operator has set no address yet. Your text stays here.',
  copy: 'Copy message',
  copied: 'Copied',
  copyFailed: 'Not copied. Select the text and copy it.',
});
