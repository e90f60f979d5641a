import { defineMessages } from '../../messages/messages.js';

export const notFoundScreenMessages = defineMessages('NotFoundScreen', {
  code: '404',
  title: 'Oops! Page not found',
  help: 'The link may be old or mistyped.',
  home: 'Return to Home',
});
