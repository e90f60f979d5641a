import { defineMessages } from '../../messages/messages.js';

/** Why a form cannot be sent. */
export const lockReasonMessages = defineMessages('LockReason', {
  sendingElsewhere: 'Sent from another tab. Wait for its answer.',
  wait: 'Wait while we check your history and balance. Your first request may have gone through.',
  readFirst: 'Check your history and balance first. Your first request may have gone through.',
  closed: 'This one may have gone through. You can send a different one.',
  unlockFirst: 'Your first request may have gone through. To send another one, unlock the form first.',
});
