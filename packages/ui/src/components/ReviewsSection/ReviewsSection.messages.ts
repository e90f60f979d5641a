import { defineMessages } from '../../messages/messages.js';

export const reviewsSectionMessages = defineMessages('ReviewsSection', {
  sampleTitle: 'Sample reviews',
  sampleLead: 'Written by us, not by customers.',
  title: 'What users say',
  checked: 'Checked by the operator',
  evidence: 'How the operator checked them: {evidence}',
});

export const teamSectionMessages = defineMessages('TeamSection', {
  title: 'Meet the Team',
  sample: 'Sample profile',
  named: 'Named by the operator',
});
