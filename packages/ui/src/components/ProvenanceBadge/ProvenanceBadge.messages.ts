import { defineMessages } from '../../messages/messages.js';

export const provenanceBadgeMessages = defineMessages('ProvenanceBadge', {
  live: 'Live',
  cached: 'Saved',
  stale: 'Saved, out of date',
  derived: 'Estimated',
  simulated: 'Simulated',
  sample: 'Sample',
  operator: 'Reported by the operator',
  computed: 'Computed on this device',
});
