import { defineMessages } from '../../../messages/messages.js';

export const contactPanelMessages = defineMessages('ContactPanel', {
  title: 'Contact',
  chat: 'Live Chat available 24/7',
  openChat: 'Open chat',
  mail: 'Email support',
  telegram: 'Telegram',
  handle: '@{handle}',
  invitation: 'Open Telegram',
  notYet: 'Not available yet',
  noChannel: 'This site has no support contact yet. The guides and the FAQ answer common questions.',
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  subject: 'Message to support',
  subjectFrom: 'Message from {name}',
  opensMail: 'Opens your mail program with this text. Nothing is sent from here.',
  opensNothing: 'There is no email address to write to. Nothing is sent from here.[ Contact {support}.]',
  openedTitle: 'Continue in your mail program',
  opened:
    'It was asked to open with this text. If it did not: No message service is connected; write to {address}. Your text stays here.',
  notSentTitle: 'Nothing was sent',
  notSent: 'There is no email address to write to. Your text stays here.[ Copy it and contact {support}.]',
  copy: 'Copy message',
  copied: 'Copied',
  copyFailed: 'Not copied. Select the text and copy it.',
});
